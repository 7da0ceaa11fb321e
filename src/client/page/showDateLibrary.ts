import type { DateLibrary } from '../../shared/demo/dateLibraries';

/** Shows the code of pages for a date library: its tabs, and its package in commands. */
export function showDateLibrary(root: ParentNode, library: DateLibrary): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('.date-libraries input')) {
    input.checked ||= input.value === library;
  }
  for (const name of root.querySelectorAll('.date-package')) {
    name.textContent = library;
  }
}
