/** Where a key is text, or moves something: fields, editors, dialogs, demos and what they put at the end of the document. */
const OWN_KEYS = `input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable], dialog[open],
  .demo-stage, .MuiModal-root, .MuiPopper-root`;

/** A closed dialog, in which the focus stays until the browser draws again: a key there is one of the page. */
const UNSEEN = 'dialog:not([open])';

/** Whether a key that is pressed there belongs to the element and is no shortcut of the page. */
export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null && target.closest(UNSEEN) === null;
}
