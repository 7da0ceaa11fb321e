import type { DateLibrary } from '../../shared/dateLibraries';

/** Shows the code of pages for a date library: its tabs, and its package in commands. */
export function showDateLibrary(root: ParentNode, library: DateLibrary): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('.date-libraries input')) {
    input.checked ||= input.value === library;
  }
  for (const name of root.querySelectorAll('.date-package')) {
    name.textContent = library;
  }
}

/** The tab that the user chose while the library of the page was another one; undefined where there is none. */
export function findChosenLibrary(root: ParentNode, library: DateLibrary): DateLibrary | undefined {
  for (const tabs of root.querySelectorAll('.date-libraries')) {
    const inputs = [...tabs.querySelectorAll('input')];
    const chosen = inputs.find((input) => input.checked && !input.defaultChecked);
    if (chosen && chosen.value !== library) {
      return chosen.value as DateLibrary;
    }
  }
  return undefined;
}
