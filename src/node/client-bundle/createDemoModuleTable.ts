import type { DemoModuleTable } from '../../shared/demoModuleTable';
import type { DemoData } from '../../shared/demoData';
import type { OtherStyling } from '../../shared/codePreferences';
import { getDemoModuleName } from '../../shared/demoFragment';
import { MOUNT_MODULE, type ClientManifest } from './clientManifest';

type ShownDemo = Pick<DemoData, 'name' | 'pageId'> & { stylings?: OtherStyling[] };

/**
 * Lists the files of some demos, each address once.
 *
 * @param demos of one page
 * @returns undefined without demos
 */
export function createDemoModuleTable(
  manifest: Pick<ClientManifest, 'parts' | 'demos'>,
  demos: readonly ShownDemo[],
): DemoModuleTable | undefined {
  if (demos.length === 0) {
    return undefined;
  }
  const numbers = new Map<string, number>();
  const toNumbers = (files: readonly string[]) =>
    files.map((file) => {
      const number = numbers.get(file) ?? numbers.size;
      numbers.set(file, number);
      return number;
    });
  const mount = toNumbers(manifest.parts[MOUNT_MODULE]!);
  const lists = demos.flatMap(({ name, pageId, stylings = [] }) =>
    (['system', ...stylings] as const).map((styling): [string, number[]] => {
      const moduleName = getDemoModuleName(name, styling);
      return [moduleName, toNumbers(manifest.demos[pageId]![moduleName]!)];
    }),
  );
  return { mount, demos: Object.fromEntries(lists), files: [...numbers.keys()] };
}
