import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { PRODUCT_FOLDERS } from '../../src/shared/products/products';
import { coverTraits } from './coverTraits';
import type { PageStructure } from './readStructure';

/** A page as its HTML says it. */
export interface ReadPage {
  address: string;
  /** Whether it is made from extracted data. */
  isReference: boolean;
  language: string;
  structure: PageStructure;
}

/** What makes a demo a kind of its own: its product with its snapshot, its stylings, its iframe. */
function listKinds({ key, demo }: ListedDemo): string[] {
  const product = PRODUCT_FOLDERS.find((folder) => key.startsWith(`${folder}/`)) ?? 'no product';
  const { mode } = demo.snapshot;
  return [
    `${product} ${mode}`,
    ...(demo.iframeHref ? ['iframe', `iframe ${mode}`] : []),
    ...(demo.playground ? [`playground ${product}`] : []),
    ...(demo.dateLibraries ? ['date libraries'] : []),
    ...(demo.stylings ?? []).flatMap((styling) => [styling, `${styling} ${mode}`]),
  ];
}

/** The API that a demo uses: its components. */
function listComponents({ demo }: ListedDemo): string[] {
  return [...(demo.api?.html ?? '').matchAll(/href="([^"#]+)/g)].map(([, href]) => `component ${href}`);
}

// What a visit costs, in elements of its page: axe and the measures at 360 px read each.

/** To open a page, besides what its elements cost. */
const OPENING = 3000;

/** To start a demo in all its circumstances, and to test it. */
const DEMO = 5000;

/** So many demos are visited in every run, at most: those that show most components. All are by `npm run test:all`. */
const MOST_DEMOS = 30;

/**
 * Chooses demos that show every kind and as many components as fit, and of the translated ones every kind.
 *
 * @param translated demos of pages in other languages
 * @param countElements of the page with an address
 */
export function coverDemos(
  demos: readonly ListedDemo[],
  translated: readonly ListedDemo[],
  countElements: (address: string) => number,
): Set<ListedDemo> {
  const opened = new Set<string>();
  const getCost = ({ address }: ListedDemo) =>
    DEMO + (opened.has(address) ? 0 : OPENING + countElements(address));
  const toCandidate = (listed: ListedDemo, traits: string[]) => ({
    listed,
    traits,
    getCost: () => getCost(listed),
  });
  const cover = (candidates: ReturnType<typeof toCandidate>[], seen?: string[]) =>
    coverTraits(candidates, ({ listed }) => opened.add(listed.address), seen).map(({ listed }) => listed);
  const kinds = cover([
    ...demos.map((listed) => toCandidate(listed, listKinds(listed))),
    ...translated.map((listed) =>
      toCandidate(
        listed,
        listKinds(listed).map((kind) => `translated ${kind}`),
      ),
    ),
  ]);
  const components = cover(
    demos.map((listed) => toCandidate(listed, listComponents(listed))),
    kinds.flatMap(listComponents),
  );
  return new Set([...kinds, ...components.slice(0, Math.max(0, MOST_DEMOS - kinds.length))]);
}

/** The length of the longest word in each kind of element. */
function measureLongestWords(pages: readonly ReadPage[]): Map<string, number> {
  const longest = new Map<string, number>();
  for (const [part, length] of pages.flatMap(({ structure }) => [...structure.wordLengths])) {
    longest.set(part, Math.max(longest.get(part) ?? 1, length));
  }
  return longest;
}

/** Chooses pages until each of the traits is seen, after those that are visited for something else. */
function coverPages(
  pages: readonly ReadPage[],
  visited: ReadonlySet<string>,
  listTraits: (page: ReadPage) => string[],
): string[] {
  const candidates = pages.map((page) => ({
    address: page.address,
    traits: listTraits(page),
    getCost: () => OPENING + page.structure.elements,
  }));
  const seen = candidates.filter(({ address }) => visited.has(address)).flatMap(({ traits }) => traits);
  return coverTraits(candidates, undefined, seen).map(({ address }) => address);
}

/**
 * Chooses pages that show every kind of element.
 *
 * @param visited addresses of pages that are visited for their demos
 * @returns their addresses, those of the visited pages among them
 */
export function coverParts(pages: readonly ReadPage[], visited: ReadonlySet<string>): Set<string> {
  const chosen = coverPages(pages, visited, ({ isReference, language, structure }) => [
    `${language} ${isReference}`,
    ...structure.parts,
  ]);
  return new Set([...visited, ...chosen]);
}

/**
 * Chooses reference pages that have, in each kind of element, a word as long as the longest: what is too wide for a phone.
 *
 * @param visited addresses of pages that are visited for something else
 */
export function coverLongestWords(pages: readonly ReadPage[], visited: ReadonlySet<string>): Set<string> {
  const references = pages.filter(({ isReference }) => isReference);
  const longest = measureLongestWords(references);
  const listTraits = ({ structure }: ReadPage) =>
    [...structure.wordLengths].filter(([part, length]) => length === longest.get(part)).map(([part]) => part);
  return new Set(coverPages(references, visited, listTraits));
}
