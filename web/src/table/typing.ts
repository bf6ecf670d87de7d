/** Whether a key belongs to something else: a field, a dialog, the browser. */
const field = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export const busyTyping = (e: KeyboardEvent): boolean =>
  e.defaultPrevented || e.repeat || e.altKey || e.ctrlKey || e.metaKey || field(e.target) || document.querySelector('dialog[open]') !== null;
