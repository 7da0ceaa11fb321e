import type { ProductFolder } from '../products/products';

/** The part of the site on what is new. */
export const WHATS_NEW_PATHNAME = '/x/whats-new';

/** The page of what is new in a product: `/x/whats-new/charts`. */
export function getReleasesPathname(product: ProductFolder): string {
  return `${WHATS_NEW_PATHNAME}/${product}`;
}

/** The feed of what is new: one file for all languages. */
export const FEED_HREF = `${WHATS_NEW_PATHNAME}.xml`;

/** True for the pages that name the feed: `/x/whats-new`, `/x/whats-new/charts`. */
export function hasFeed(pathname: string): boolean {
  return pathname === WHATS_NEW_PATHNAME || pathname.startsWith(`${WHATS_NEW_PATHNAME}/`);
}
