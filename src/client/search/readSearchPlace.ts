/** What the search knows of the page around it. */
export interface SearchPlace {
  /** The product of the page, which the search prefers. */
  productId: string;
  /** Address of the page without language prefix: `/x/introduction/`. */
  canonicalAs: string;
  /** Other versions of the documentation. */
  versions: { text: string; href: string }[];
}

/** Reads it from the document: its settings name the page, its header links to the other versions. */
export function readSearchPlace(): SearchPlace {
  const productId = document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content ?? '';
  const settings = document.querySelector<HTMLElement>('.settings-panel');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.version-menu a')];
  return {
    productId,
    canonicalAs: settings?.dataset.page ?? location.pathname,
    versions: links.map(({ textContent, href }) => ({ text: textContent, href })),
  };
}
