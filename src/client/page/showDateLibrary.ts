import { DATE_LIBRARIES, type DateLibrary } from '../../shared/dateLibraries';
import { readCookie } from '../platform/cookies';

/** The user's date library, as every page stores it. */
export function readDateLibrary(): DateLibrary {
  const stored = readCookie('codeDateLibrary');
  return DATE_LIBRARIES.find((library) => library === stored) ?? 'dayjs';
}

/** Shows the code of pages for a date library: its tabs, and its package in commands. */
export function showDateLibrary(root: ParentNode, library: DateLibrary): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('.date-libraries input')) {
    input.checked ||= input.value === library;
  }
  for (const name of root.querySelectorAll('.date-package')) {
    name.textContent = library;
  }
}
