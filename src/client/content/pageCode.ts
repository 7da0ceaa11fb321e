/** Highlighted code that the page has with an earlier demo, until the user opens it. */
const REPEATED = 'code[data-demo]';
/** Nobody sees what is in closed details, and code is many elements: it is filled when they open. */
const IS_VISIBLE = ':not(details:not([open]) *)';

/**
 * Lists the files of a demo in TypeScript, as the page came with them.
 *
 * @param details the code of the demo
 * @returns the demo first
 */
export function listPageCode(details: Element): HTMLElement[] {
  const source = details.querySelector(':scope > :is(.code, .tabs)');
  const codes = [...(source?.querySelectorAll<HTMLElement>('code') ?? [])];
  codes.filter((code) => code.matches(REPEATED)).forEach(fill);
  return codes;
}

/** Copies the code from the demo that the page shows it with first. */
function fill(code: HTMLElement): void {
  const { demo, index } = code.dataset;
  const details = document.getElementById(`${demo}.tsx`)?.querySelector('.demo-source');
  const original = details && listPageCode(details)[Number(index)];
  if (original) {
    code.replaceChildren(...original.cloneNode(true).childNodes);
    delete code.dataset.demo;
    delete code.dataset.index;
  }
}

/** Fills the code of files that an earlier demo of the page shows too, where the user can see it. */
export function fillRepeatedCode(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>(`${REPEATED}${IS_VISIBLE}`).forEach(fill);
}
