/** Copies by selecting: for browsers and pages without access to the clipboard. */
function copyBySelection(text: string): boolean {
  const span = document.createElement('span');
  span.textContent = text;
  span.style.whiteSpace = 'pre';
  span.style.userSelect = 'all';
  document.body.append(span);
  const selection = getSelection();
  const range = document.createRange();
  range.selectNode(span);
  selection?.removeAllRanges();
  selection?.addRange(range);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    selection?.removeAllRanges();
    span.remove();
  }
}

/**
 * Copies a text to the clipboard.
 *
 * @returns whether it worked; never throws
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
