import path from 'node:path';
import { compileFiles } from '../../../client/editor/compile/compileFiles';
import type { VariantFault } from './compareVariants';

const EDITOR = 'The editor of demos';

/** Finds what the compiler of the editor, which is not that of the site, cannot read of a module. */
export function findEditorFaults(file: string, text: string): VariantFault[] {
  const compilation = compileFiles([{ name: path.basename(file), text }]);
  if ('fault' in compilation) {
    const { line, message } = compilation.fault;
    return [{ line, message: `${EDITOR} cannot compile it: ${message}.` }];
  }
  return compilation.code.modules.flatMap(({ code, suspectLine }) => {
    if (suspectLine !== undefined) {
      return [{ line: suspectLine, message: `The grammar of the editor of demos does not know this line.` }];
    }
    try {
      // oxlint-disable-next-line no-new-func, no-new
      new Function('require', 'module', 'exports', code);
      return [];
    } catch (error) {
      return [{ message: `${EDITOR} makes of it what no browser runs: ${(error as Error).message}.` }];
    }
  });
}
