/** Keys in local storage: one for each kind of list, all of which the switch of a page sets. */
const KEYS = ['props', 'slots', 'classes'].map((kind) => `apiPage_${kind}`);

/** What the user chose before. */
function readStored(): string | null {
  try {
    return localStorage.getItem(KEYS[0]!);
  } catch {
    return null; // Without storage every page shows tables.
  }
}

/** Lets the switch of a page choose the layout of all of its rows, and remembers it. */
export function controlLayout(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-action="api-layout"] button')];
  const show = (layout: string) => {
    root.dataset.layout = layout;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.layout === layout));
    }
  };
  const stored = readStored();
  // What is stored wrongly counts as nothing.
  if (stored && buttons.some(({ dataset }) => dataset.layout === stored)) {
    show(stored);
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { layout = '' } = button.dataset;
      show(layout);
      try {
        KEYS.forEach((key) => localStorage.setItem(key, layout));
      } catch {
        // The choice holds for this page.
      }
    });
  }
}
