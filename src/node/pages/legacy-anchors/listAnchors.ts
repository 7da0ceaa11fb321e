import { isTarget, type MapValue } from './parseMapValue';
import type { PageMap } from './parsePageMap';

/** An id that links from elsewhere name, which the page has to have. */
export interface Anchor {
  id: string;
  /** Where its subject is: `#heading` of the same page, `#` for its beginning, or `/x/…/#id`. */
  href: string;
}

function toHref(value: MapValue): string | undefined {
  if (!isTarget(value)) {
    return undefined;
  }
  return value.kind === 'page' ? value.href : `#${value.kind === 'heading' ? value.id : ''}`;
}

/** The ids of a map that have a target. */
export function listAnchors({ ids, renamed }: PageMap): Anchor[] {
  return [...ids, ...renamed].flatMap(([id, { value }]) => {
    const href = toHref(value);
    return href === undefined ? [] : [{ id, href }];
  });
}
