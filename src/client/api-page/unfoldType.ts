import { createElement } from '../platform/createElement';

/** Where an unfolded definition belongs: on a line, or in a definition, that mentions the type. */
const LINES = 'dd, .api-facts, .api-body, .api-declaration, .api-section > p, .api-type-body';

/** What stays on the line with the text that mentions a type: a default, and what was unfolded there before. */
const isBeside = (element: Element | null) => element?.matches('span, .api-unfolded');

/** Puts a definition right below the text that mentions its type: the end of a long definition may be out of view. */
function insertBelow(line: HTMLElement, link: HTMLElement, unfolded: HTMLElement): void {
  let text: Element = link;
  while (text.parentElement !== line) {
    text = text.parentElement!;
  }
  if (text === link) {
    // A sentence stays whole.
    line.append(unfolded);
    return;
  }
  while (isBeside(text.nextElementSibling)) {
    text = text.nextElementSibling!;
  }
  text.after(unfolded);
}

/** A copy of a definition, without what is unfolded in it. */
function copyContent(definition: HTMLElement): ChildNode[] {
  const copy = definition.cloneNode(true) as HTMLElement;
  for (const unfolded of copy.querySelectorAll('.api-unfolded')) {
    unfolded.remove();
  }
  return [...copy.childNodes];
}

/**
 * Opens the definition of a type below the line that mentions it, or closes it again. Definitions mention
 * types too: each opens by itself, so that cycles end where the user stops.
 *
 * @param definition in the list of types, below the name
 * @returns false where no line takes the definition, and the link is to be followed
 */
export function unfoldType(link: HTMLElement, definition: HTMLElement): boolean {
  const line = link.closest<HTMLElement>(LINES);
  if (!line) {
    return false;
  }
  const opened = [...line.children].find(
    (child) => child instanceof HTMLElement && child.dataset.unfolded === definition.id,
  );
  link.setAttribute('aria-expanded', String(!opened));
  if (opened) {
    opened.remove();
    return true;
  }
  const name = definition.closest('details')!.querySelector('summary > code')!;
  const unfolded = createElement(
    'div',
    { class: 'api-unfolded', 'data-unfolded': definition.id },
    createElement('p', { class: 'api-type-name' }, name.cloneNode(true)),
    ...copyContent(definition),
  );
  insertBelow(line, link, unfolded);
  return true;
}
