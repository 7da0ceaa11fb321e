import { CLIENT_ADDRESS } from '../../../shared/paths/clientFiles';
import { RESTING_PARTS, type ClientManifest } from '../../client-bundle/clientManifest';
import type { Problem } from '../../base/problems/problem';
import { BUDGETS } from './budgets';
import { formatSize } from './formatSize';
import { weighFiles } from './weighContent';

/** Addresses of all scripts of a page without demos that rests. */
export function listRestingScripts({ entry, parts }: ClientManifest): Set<string> {
  const names = [entry, ...RESTING_PARTS.map((part) => parts[part])].flatMap((list, index) => {
    if (!list) {
      const message = `No script is made from ${RESTING_PARTS[index - 1]}: name what a resting page loads in src/node/client-bundle/clientManifest.ts.`;
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
