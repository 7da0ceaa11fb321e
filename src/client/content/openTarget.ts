import { findHashTarget } from '../platform/findHashTarget';

/**
 * Opens the details that have what the hash of the address names. Browsers do so for what is in the content of details;
 * the old ones among them do not, and none does for the id of an earlier heading, which is in the title.
 *
 * @returns whether the page has what the hash names
 */
export function openTarget(): boolean {
  const target = findHashTarget(location.hash);
  const details = target?.closest<HTMLDetailsElement>('.details:not([open])');
  if (details) {
    details.open = true;
    target?.scrollIntoView();
  }
  return target !== null;
}
