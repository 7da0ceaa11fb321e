/** The ways to see a list of rows. */
const LAYOUTS = ['table', 'collapsed', 'expanded'];

/** Key in local storage, by kind of rows. */
const getKey = (kind: string) => `apiPage_${kind}`;

function show(section: HTMLElement, layout: string): void {
  section.dataset.layout = layout;
  for (const button of section.querySelectorAll<HTMLElement>('.toggle-group [data-layout]')) {
    button.setAttribute('aria-pressed', String(button.dataset.layout === layout));
  }
}

/** Shows each list as the user chose it before; what is stored wrongly counts as nothing. */
export function restoreLayouts(root: ParentNode): void {
  for (const section of root.querySelectorAll<HTMLElement>('.api-section')) {
    try {
      const stored = localStorage.getItem(getKey(section.dataset.kind ?? ''));
      if (stored !== null && LAYOUTS.includes(stored)) {
        show(section, stored);
      }
    } catch {
      return; // Without storage every list is a table.
    }
  }
}

/** Shows a list in another layout, and remembers it. */
export function chooseLayout(section: HTMLElement, layout: string): void {
  show(section, layout);
  try {
    localStorage.setItem(getKey(section.dataset.kind ?? ''), layout);
  } catch {
    // The choice holds for this page.
  }
}
