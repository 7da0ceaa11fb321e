/** Where a key is text, or moves something: fields, editors, dialogs, demos and what they put at the end of the document. */
const OWN_KEYS = `input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable], dialog[open],
  .demo-stage, .MuiModal-root, .MuiPopper-root`;

/** What nobody sees: the focus stays in a dialog that was closed until the browser draws again. */
const UNSEEN = 'dialog:not([open])';

/** Whether a key that is pressed there belongs to the element and is no shortcut of the page. */
export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null && target.closest(UNSEEN) === null;
}
