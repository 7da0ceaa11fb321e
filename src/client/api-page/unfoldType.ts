import { createElement } from '../platform/createElement';

/** Where an unfolded definition belongs: below the line that mentions the type. */
const LINES = 'dd, .api-facts, .api-body, .api-declaration, .api-section > p';

/**
 * Opens the definition of a type below the line that mentions it, or closes it again. Definitions mention
 * types too: each opens by itself, so that cycles end where the user stops.
 *
 * @param definition in the list of types, below the name
 */
export function unfoldType(link: HTMLElement, definition: HTMLElement): void {
  const line = link.closest<HTMLElement>(LINES);
  if (!line) {
    return;
  }
  const opened = [...line.children].find(
    (child) => child instanceof HTMLElement && child.dataset.unfolded === definition.id,
  );
  link.setAttribute('aria-expanded', String(!opened));
  if (opened) {
    opened.remove();
    return;
  }
  const name = definition.closest('details')!.querySelector('summary > code')!;
  const children = [...definition.childNodes].map((node) => node.cloneNode(true));
  line.append(
    createElement(
      'div',
      { class: 'api-unfolded', 'data-unfolded': definition.id },
      createElement('p', { class: 'api-type-name' }, name.cloneNode(true)),
      ...children,
    ),
  );
}
