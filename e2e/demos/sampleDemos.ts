import type { ListedDemo } from '../../src/node/health/listDemos';

/** How many demos a sample has at most: a demo takes a few seconds of a worker. */
export const SAMPLE_SIZE = 24;

/** What makes a demo a kind of its own: its product with its static form, its stylings, its iframe. */
function listTraits({ key, demo }: ListedDemo): string[] {
  const [product] = key.split('/');
  return [
    `${product} ${demo.staticForm.mode}`,
    ...(demo.iframeHref ? ['iframe', `iframe ${demo.staticForm.mode}`] : []),
    ...(demo.stylings ?? []).flatMap((styling) => [styling, `${styling} ${demo.staticForm.mode}`]),
  ];
}

/** One demo for each trait: again and again the demo that has most of those that are left. */
function coverTraits(demos: readonly ListedDemo[]): ListedDemo[] {
  const left = new Set(demos.flatMap(listTraits));
  const chosen: ListedDemo[] = [];
  while (left.size > 0) {
    const count = (demo: ListedDemo) => listTraits(demo).filter((trait) => left.has(trait)).length;
    const best = demos.reduce((first, second) => (count(second) > count(first) ? second : first));
    chosen.push(best);
    for (const trait of listTraits(best)) {
      left.delete(trait);
    }
  }
  return chosen;
}

/** Whether a file is the demo's own: its module, its proof, its other stylings. */
function isOwnFile(file: string, { key }: ListedDemo): boolean {
  return file.startsWith(`data/${key}.`) || file.startsWith(`data/${key}/`);
}

/**
 * Chooses the demos of a run: one of each kind, then those that have changed, the most directly concerned first.
 *
 * @param changedFiles relative to the project
 */
export function sampleDemos(demos: readonly ListedDemo[], changedFiles: readonly string[]): ListedDemo[] {
  if (demos.length === 0) {
    return [];
  }
  const isShared = (file: string) =>
    !file.endsWith('.proof.ts') && !demos.some((demo) => isOwnFile(file, demo));
  const sharedFiles = changedFiles.filter(isShared);
  const changed = [
    ...demos.filter((demo) => changedFiles.some((file) => isOwnFile(file, demo))),
    ...demos.filter(({ demo }) => sharedFiles.some((file) => file.startsWith(`data/${demo.pageId}/`))),
  ];
  const chosen = new Set([...new Set([...coverTraits(demos), ...changed])].slice(0, SAMPLE_SIZE));
  return demos.filter((demo) => chosen.has(demo));
}
