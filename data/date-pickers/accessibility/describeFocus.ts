/** The role, the name and the value of an element, as assistive technology gets them. */
export function describeFocus(element: Element): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
  const value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  return [role, name, value].filter(Boolean).join(', ');
}
