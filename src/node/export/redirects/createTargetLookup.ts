import { escapeRegExp } from '../../base/texts/escapeRegExp';
import { TARGET_PLACEHOLDER } from '../server/targetPlaceholders';
import { addressToPage } from './addressToPage';

/**
 * Makes addresses into the question whether a target leads to one of them. A target with placeholders does if
 * one of the addresses can come out of it.
 *
 * `createTargetLookup(['/x/a/'])('/x/a/?tab=1#b')` -> `true`
 */
export function createTargetLookup(addresses: Iterable<string>): (target: string) => boolean {
  const pages = new Set([...addresses].map(addressToPage));
  return (target) => {
    const page = addressToPage(target);
    // The expression captures the names, so they are between the texts.
    const texts = page.split(TARGET_PLACEHOLDER).filter((_, index) => index % 2 === 0);
    if (texts.length === 1) {
      return pages.has(page);
    }
    const pattern = new RegExp(`^${texts.map(escapeRegExp).join('.*')}$`, 's');
    return [...pages].some((known) => pattern.test(known));
  };
}
