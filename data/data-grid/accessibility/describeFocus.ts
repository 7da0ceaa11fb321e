/** Describes an element by its role and its place in the grid, as assistive technology gets them. */
export function describeFocus(element: Element): string {
  const cell = element.closest('[role="gridcell"], [role="columnheader"]');
  if (cell === null) {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return [element.getAttribute('role') ?? element.tagName.toLowerCase(), name].filter(Boolean).join(' ');
  }
  const row = cell.closest('[role="row"]')?.getAttribute('aria-rowindex');
  const place = `${cell.role}, row ${row}, column ${cell.ariaColIndex}`;
  return cell === element ? place : `${element.tagName.toLowerCase()} in ${place}`;
}
