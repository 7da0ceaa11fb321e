/** Where a key is text, or moves something: fields, editors, demos, dialogs. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], .demo-stage, dialog[open]';

/** Whether a key that is pressed there belongs to the element and is no shortcut of the page. */
export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
