import type { ListedDemo } from '../../src/node/site/health/listDemos';

/** How much a run may visit of what has changed: the rest is pending. */
export const LIMITS = { pages: 40, demos: 60 };

/** Something with a record of when it last passed. */
export interface Standing {
  /** Whether it passed as it is now. */
  isPassed: boolean;
  /** Whether it is new, or differs from what this machine knows. */
  isChanged: boolean;
  /** Whether every run wants a visit of it. */
  isCovering: boolean;
}

export interface PageToVisit extends Standing {
  address: string;
  /** In the order of the page. */
  demos: DemoToVisit[];
  /** Whether another page is the original: of its demos come alive only these. */
  isTranslated: boolean;
  others: ListedDemo[];
  /** Whether axe reads it. */
  hasAxe: boolean;
}

export interface DemoToVisit extends Standing {
  listed: ListedDemo;
}

/** A page that is opened, and what is asked there. */
export interface Visit {
  address: string;
  /** Demos that come alive and whose tests must pass. */
  demos: ListedDemo[];
  /** Demos that come alive. */
  others: ListedDemo[];
  /** Whether all demos of the page come alive. */
  isWhole: boolean;
  hasAxe: boolean;
}

/**
 * What a run visits: `all` that has not passed, or, without it, what has changed and what covers the site, or what is
 * wanted by the address of a page or the beginning of a demo's key.
 */
export type Choice = { kind: 'all' } | { kind: 'sample' } | { kind: 'wanted'; names: string[] };

/** Those that have changed, as many as a run may visit, and those that cover the site. */
function sample<Item extends Standing>(items: readonly Item[], limit: number): Set<Item> {
  const changed = items.filter(({ isChanged }) => isChanged).slice(0, limit);
  return new Set([...items.filter(({ isCovering }) => isCovering), ...changed]);
}

function choosePages(pages: readonly PageToVisit[], choice: Choice): (item: PageToVisit) => boolean {
  if (choice.kind === 'wanted') {
    return ({ address }) => choice.names.includes(address);
  }
  const chosen = choice.kind === 'all' ? new Set(pages) : sample(pages, LIMITS.pages);
  return (page) => chosen.has(page) && !page.isPassed;
}

function chooseDemos(pages: readonly PageToVisit[], choice: Choice): (item: DemoToVisit) => boolean {
  if (choice.kind === 'wanted') {
    return ({ listed: { key, address } }) =>
      choice.names.includes(address) || choice.names.some((name) => key.startsWith(name));
  }
  const demos = pages.flatMap((page) => page.demos);
  const chosen = choice.kind === 'all' ? new Set(demos) : sample(demos, LIMITS.demos);
  return (demo) => chosen.has(demo) && !demo.isPassed;
}

/**
 * Plans the visits of a run, those with most demos first: workers end at about the same time.
 *
 * @throws where a wanted name is that of no page and no demo
 */
export function planVisits(pages: readonly PageToVisit[], choice: Choice): Visit[] {
  if (choice.kind === 'wanted') {
    const keys = pages.flatMap(({ demos }) => demos.map(({ listed }) => listed.key));
    const unknown = choice.names.filter(
      (name) => !pages.some(({ address }) => address === name) && !keys.some((key) => key.startsWith(name)),
    );
    if (unknown.length > 0) {
      throw new Error(
        `E2E_VISIT: the build has no ${unknown.join(', ')}. Write the address of a page, such as /x/introduction/, or the key of a demo or its beginning, such as ${keys[0] ?? 'folder/page/Demo'}.`,
      );
    }
  }
  const isPageChosen = choosePages(pages, choice);
  const isDemoChosen = chooseDemos(pages, choice);
  return pages
    .flatMap((page): Visit[] => {
      const { address, others, hasAxe, isTranslated } = page;
      const demos = page.demos.filter(isDemoChosen).map(({ listed }) => listed);
      const isChosen = isPageChosen(page);
      return isChosen || demos.length > 0
        ? [{ address, demos, others, isWhole: !isTranslated && demos.length === page.demos.length, hasAxe }]
        : [];
    })
    .toSorted((a, b) => b.demos.length - a.demos.length);
}
