import { isTarget } from './parseMapValue';
import type { PageMap } from './parsePageMap';

/** An id that links from elsewhere name, which the page has to have. */
export interface Anchor {
  id: string;
  /** Where its subject is: `#heading` of the same page, or `/x/…/#id`. */
  href: string;
}

/** The ids of a map that have a target. */
export function listAnchors({ ids, renamed }: PageMap): Anchor[] {
  return [...ids, ...renamed].flatMap(([id, { value }]) => {
    if (!isTarget(value)) {
      return [];
    }
    return [{ id, href: value.kind === 'heading' ? `#${value.id}` : value.href }];
  });
}
