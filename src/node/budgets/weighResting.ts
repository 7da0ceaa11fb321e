import { CLIENT_ADDRESS } from '../../shared/clientFiles';
import type { ClientManifest } from '../client-bundle/clientManifest';
import type { Problem } from '../problems/problem';
import { BUDGETS } from './budgets';
import { formatSize } from './formatSize';
import { weighFiles } from './weighContent';

/** What `src/client/start/startPage.ts` loads on every host when a page rests, without a demo. */
const RESTING_PARTS = [
  'src/client/ads/mountAds.tsx',
  'src/client/providers/code/codePreferencesStore.ts',
  'src/client/search/recordVisit.ts',
];

/** Addresses of all scripts of a page without demos that rests. */
export function listRestingScripts({ entry, parts }: ClientManifest): Set<string> {
  const names = [entry, ...RESTING_PARTS.map((part) => parts[part])].flatMap((list, index) => {
    if (!list) {
      const message = `No script is made from ${RESTING_PARTS[index - 1]}: name what a resting page loads in src/node/budgets/weighResting.ts.`;
      throw new Error(message);
    }
    return list;
  });
  return new Set(names.map((name) => CLIENT_ADDRESS + name));
}

/** @returns a problem when the scripts of a page that rests are too heavy */
export async function checkResting(outDirectory: string, scripts: ReadonlySet<string>): Promise<Problem[]> {
  const total = await weighFiles(outDirectory, scripts);
  return total <= BUDGETS.restingScript
    ? []
    : [
        {
          file: 'src/client/start/startPage.ts',
          message: `A page without demos loads ${formatSize(total)} of JavaScript until it rests; the budget is ${formatSize(BUDGETS.restingScript)}. Load a part when it is needed.`,
        },
      ];
}
