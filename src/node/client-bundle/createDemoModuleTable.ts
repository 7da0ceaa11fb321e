import type { OtherStyling } from '../../shared/demo/codePreferences';
import { getDemoModuleName } from '../../shared/demo/demoFragment';
import type { DemoModuleTable } from '../../shared/demo/demoModuleTable';
import { MOUNT_MODULE, type ClientManifest } from './clientManifest';

interface ShownDemo {
  name: string;
  pageId: string;
  stylings?: OtherStyling[];
}

/**
 * Lists the files of some demos, each name once: those that all of them load, then the others.
 *
 * @param demos of one page
 * @returns undefined without demos
 */
export function createDemoModuleTable(
  manifest: Pick<ClientManifest, 'parts' | 'demos'>,
  demos: readonly ShownDemo[],
): DemoModuleTable | undefined {
  const modules = demos.flatMap(({ name, pageId, stylings = [] }) =>
    (['system', ...stylings] as const).map((styling): [string, string[]] => {
      const moduleName = getDemoModuleName(name, styling);
      return [moduleName, manifest.demos[pageId]![moduleName]!];
    }),
  );
  const [first] = modules;
  if (!first) {
    return undefined;
  }
  const everywhere = first[1].filter((file) => modules.every(([, files]) => files.includes(file)));
  const shared = new Set([...manifest.parts[MOUNT_MODULE]!, ...(modules.length > 1 ? everywhere : [])]);
  const numbers = new Map([...shared].map((file, index) => [file, index]));
  const toNumber = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const lists = modules.map(([moduleName, files]): [string, number[]] => [
    moduleName,
    files.filter((file) => !shared.has(file)).map(toNumber),
  ]);
  return {
    files: [...numbers.keys()].map((file) => file.replace(/\.js$/, '')),
    shared: shared.size,
    demos: Object.fromEntries(lists),
  };
}
