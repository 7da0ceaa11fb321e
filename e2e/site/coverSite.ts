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

/** What makes a demo a kind of its own: its product with its static form, its stylings, its iframe. */
function listKinds({ key, demo }: ListedDemo): string[] {
  const product = PRODUCT_FOLDERS.find((folder) => key.startsWith(`${folder}/`)) ?? 'no product';
  const { mode } = demo.staticForm;
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

/** So many demos are visited in every run, at most: those that show most components. All are by `npm run test:all`. */
const MOST_DEMOS = 30;

/**
 * Chooses demos that show every kind and as many components as fit, and of the translated ones every kind.
 *
 * @param translated demos of pages in other languages
 */
export function coverDemos(demos: readonly ListedDemo[], translated: readonly ListedDemo[]): Set<ListedDemo> {
  const opened = new Set<string>();
  // Opening a page costs about as much as a demo on it.
  const getCost = ({ address }: ListedDemo) => (opened.has(address) ? 1 : 2);
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

/** The kinds of element that have the longest word of the site in each page, by address. */
function findLongestWords(pages: readonly ReadPage[]): Map<string, string[]> {
  const longest = new Map<string, { address: string; length: number }>();
  for (const { address, structure } of pages) {
    for (const [part, length] of structure.wordLengths) {
      if (length > (longest.get(part)?.length ?? 0)) {
        longest.set(part, { address, length });
      }
    }
  }
  const parts = new Map<string, string[]>();
  for (const [part, { address }] of longest) {
    parts.set(address, [...(parts.get(address) ?? []), part]);
  }
  return parts;
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
    getCost: () => 1,
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
 * Chooses the reference pages that have the longest word in each kind of element: what is too wide for a phone.
 *
 * @param visited addresses of pages that are visited for something else
 */
export function coverLongestWords(pages: readonly ReadPage[], visited: ReadonlySet<string>): Set<string> {
  const longest = findLongestWords(pages.filter(({ isReference }) => isReference));
  return new Set(coverPages(pages, visited, ({ address }) => longest.get(address) ?? []));
}
