/**
 * Creates an element in one expression.
 *
 * @param attributes those without a value are left out
 * @param children texts are shown as they are, never read as markup
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children);
  return element;
}
