/** Key in local storage, with this value. The boot script reads it. */
export const CODE_WRAP_KEY = 'code-lines';
export const CODE_WRAP_VALUE = 'wrap';

/** Attribute of the document, which style sheets read. */
export const CODE_WRAP_ATTRIBUTE = 'data-code-wrap';

/** Whether long lines of code go on below, and are not scrolled. */
export function isCodeWrapped(): boolean {
  return document.documentElement.hasAttribute(CODE_WRAP_ATTRIBUTE);
}

/** Changes it on the whole page, and on every page from now on. */
export function setCodeWrap(isWrapped: boolean): void {
  document.documentElement.toggleAttribute(CODE_WRAP_ATTRIBUTE, isWrapped);
  try {
    localStorage.setItem(CODE_WRAP_KEY, isWrapped ? CODE_WRAP_VALUE : '');
  } catch {
    // The choice holds for this page.
  }
  // Code that scrolled may not scroll now: what depends on that listens to resizes.
  dispatchEvent(new Event('resize'));
}

/** @returns stops it */
export function subscribeToCodeWrap(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
