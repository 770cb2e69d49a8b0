/* What textual.js does not do: it opens the table of this tab, in letters for which the window has room, gives it the
   keys at once, and lets the keys to copy and paste reach the browser. It has no hooks for that, so the page sets what
   it reads before it starts, and listens to the keys before it does. */
"use strict";

const LEAST = { columns: 80, lines: 24 };
const LARGEST = 16; // pixels of a letter's height, and of the smallest
const SMALLEST = 5;
const PAUSE = 300; // milliseconds for which the window must keep its size
const FONT = '"Roboto Mono", Monaco, "Courier New", monospace';

/** The id of this tab: it stays when the page is loaded again, and no other tab has it. */
function tabId() {
  let id = sessionStorage.getItem("tab");
  if (!id) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    sessionStorage.setItem("tab", id);
  }
  return id;
}

/** The address of the table; the token of the page, if it has one, opens that too. */
function tableAddress() {
  const token = new URLSearchParams(location.search).get("token");
  const address = `${location.origin.replace(/^http/, "ws")}/ws/${tabId()}`;
  return token ? `${address}/${encodeURIComponent(token)}` : address;
}

/** The largest letters in which the smallest table has room in the window. */
function letterSize(room) {
  const pen = document.createElement("canvas").getContext("2d");
  for (let size = LARGEST; size > SMALLEST; size--) {
    pen.font = `${size}px ${FONT}`;
    const letter = pen.measureText("W");
    const height = Math.ceil(letter.fontBoundingBoxAscent + letter.fontBoundingBoxDescent);
    if (letter.width * LEAST.columns <= room.clientWidth && height * LEAST.lines <= room.clientHeight) return size;
  }
  return SMALLEST;
}

/** Open the table and give it the keys, once it is drawn: what it is told before, it takes back as it starts. */
function open(start, terminal) {
  terminal.dataset.sessionWebsocketUrl = tableAddress();
  terminal.dataset.fontSize = letterSize(terminal);
  start();
  const keys = terminal.querySelector(".xterm-helper-textarea");
  const drawn = new MutationObserver(() => {
    if (document.body.classList.contains("-closed")) {
      document.querySelector("#again").focus();
    } else if (document.body.classList.contains("-first-byte")) {
      keys.blur();
      keys.focus();
    }
  });
  drawn.observe(document.body, { attributeFilter: ["class"] });
}

/** Letters of another size need another terminal: the page is loaded again, at the same game. */
function watchSize(terminal) {
  let waiting;
  window.addEventListener("resize", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (letterSize(terminal) !== Number(terminal.dataset.fontSize)) location.reload();
    }, PAUSE);
  });
}

/** Ctrl+V pastes what the browser holds. Ctrl+C copies what is marked (Shift and the mouse mark); else it is a key. */
function mindClipboard() {
  let copied = false;
  document.addEventListener("copy", (event) => (copied = event.defaultPrevented));
  window.addEventListener(
    "keydown",
    (event) => {
      if (!event.isTrusted || !event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.code === "KeyV") {
        event.stopImmediatePropagation();
      } else if (event.code === "KeyC") {
        event.stopImmediatePropagation();
        event.preventDefault();
        copied = false;
        document.execCommand("copy");
        if (!copied) {
          const key = { key: "c", code: "KeyC", keyCode: 67, ctrlKey: true, bubbles: true, cancelable: true };
          event.target.dispatchEvent(new KeyboardEvent("keydown", key));
        }
      }
    },
    true,
  );
}

const start = window.onload;
window.onload = null;
window.addEventListener("load", async () => {
  const terminal = document.querySelector("#terminal");
  document.querySelector("#again").addEventListener("click", () => location.reload());
  await Promise.allSettled([document.fonts.load(`16px ${FONT}`), document.fonts.load(`bold 16px ${FONT}`)]);
  mindClipboard();
  watchSize(terminal);
  open(start, terminal);
});
