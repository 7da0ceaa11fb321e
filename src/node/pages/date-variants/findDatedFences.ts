import path from 'node:path';
import { cutCode } from '../../base/code/cutCode';
import { cutCompletion } from '../../date-libraries/cutCompletion';
import { hashTexts } from '../../base/files/hash';
import { isOlderMajor } from '../../base/packages/olderMajors';
import { completeFragment } from '../../base/code/completeFragment';
import { createModuleFinder } from '../../base/code/createModuleFinder';
import { isModuleName, type Fence } from '../../base/code/fence';
import type { DatedCode } from './rewriteCodes';

/** Imports that differ between the date libraries. */
const DATED_IMPORT =
  /\bfrom '(?:dayjs|[^']*\/AdapterDayjs)'|^import (?:'dayjs\/|type \{\} from '[^']*\/AdapterDayjs')/m;

const IMPORT = /\bfrom '(\.[^']+)'/g;

/** A fence that differs between the date libraries. */
export interface DatedFence extends DatedCode {
  fence: Fence;
  /** What users see of the rewritten module; undefined where the fence is not found in it. */
  toShown: (rewritten: string) => string | undefined;
}

function isDated({ language, code, check, dateLibrary }: Fence, before: Fence | undefined): boolean {
  // The code before and after a migration stand beside each other.
  const isMigration = check !== undefined || isOlderMajor(before?.check);
  return (language === 'ts' || language === 'tsx') && !isMigration && !dateLibrary && DATED_IMPORT.test(code);
}

/** The fence as a module, and the modules of the page that it imports, as if all were on the disk. */
function createDatedFence(fence: Fence): DatedFence {
  const { title, language, code, page } = fence;
  const name = title && isModuleName(title) ? title : `fence.${language}`;
  const folder = path.join(page.directory, `.fence-${hashTexts(code)}`);
  const fileName = path.join(folder, name);
  const text = completeFragment(code, fileName);
  const finder = createModuleFinder();
  const [shown] = finder.getModules(fence).modules.slice(-1);
  const imported = [...code.matchAll(IMPORT)].flatMap(([, specifier]) => {
    const found = finder.findImported(shown!.fileName, specifier!);
    const module = found && finder.getModule(found);
    const target = path.join(path.dirname(fileName), path.dirname(specifier!), path.basename(found ?? ''));
    return module ? [{ fileName: target, text: module.text }] : [];
  });
  return {
    fence,
    modules: [{ fileName, text }],
    imported,
    toShown: (rewritten) => {
      const own = cutCompletion(code, text, rewritten);
      return own === undefined ? undefined : cutCode(own);
    },
  };
}

/** Finds the code of a page that differs between the date libraries. */
export function findDatedFences(fences: readonly Fence[]): DatedFence[] {
  return fences.filter((fence, index) => isDated(fence, fences[index - 1])).map(createDatedFence);
}
