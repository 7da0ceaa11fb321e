import { flushSync } from 'react-dom';

/** What can hold the focus, in the order of the document, in the snapshot and in what is live alike. */
const FOCUSABLE = 'input, :is(.palette-actions, .toggle-group) button';

const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Does to a field what the user did to the one in its place. */
function repeatChange(field: HTMLInputElement, value: string | undefined): void {
  if (value === undefined) {
    field.click();
  } else {
    // React reads a field's own setter as its own change.
    setNativeValue.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Notes what the user chose and typed in a snapshot, and where the focus is.
 *
 * @returns does the same to what is live in its place
 */
export function noteEarlyChoices(snapshot: HTMLElement): () => void {
  const changes = [...snapshot.querySelectorAll('input')].flatMap((field, index) => {
    const isRadio = field.type === 'radio';
    const isChanged = isRadio ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
    return isChanged ? [{ index, value: isRadio ? undefined : field.value }] : [];
  });
  const focused = [...snapshot.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement!);
  return () => {
    const fields = snapshot.querySelectorAll('input');
    for (const { index, value } of changes) {
      // One after the other: each adds to what the one before it chose.
      flushSync(() => repeatChange(fields[index]!, value));
    }
    snapshot.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus({ preventScroll: true });
  };
}
