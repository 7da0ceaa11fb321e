import path from 'node:path';
import ts from 'typescript';
import { DATE_LIBRARY_NAMES, type OtherDateLibrary } from '../../shared/demo/dateLibraries';
import type { Problem } from '../base/problems/problem';
import { createProgram, type ModuleSource, type ParsedFiles } from './createProgram';

interface CheckOptions {
  projectDirectory: string;
  library: OtherDateLibrary;
  /** Modules as they are rewritten; those that they import of each other are among them, or on the disk. */
  modules: readonly Required<ModuleSource>[];
  /** Declarations of packages that were parsed before; those that are parsed now are added. */
  parsed?: ParsedFiles;
}

/** The names of the adapters that pickers use the libraries with. */
const ADAPTERS: Readonly<Record<OtherDateLibrary, string>> = {
  'date-fns': 'AdapterDateFns',
  luxon: 'AdapterLuxon',
  moment: 'AdapterMoment',
};

/** Compiles rewritten modules against the installed packages and returns what is wrong, with the line of the new text. */
export function checkRewrites({
  projectDirectory,
  library,
  modules,
  parsed = new Map(),
}: CheckOptions): Problem[] {
  const program = createProgram({
    projectDirectory,
    modules,
    adapter: ADAPTERS[library],
    parsed,
  });
  return modules.flatMap(({ fileName }) => {
    const source = program.getSourceFile(fileName)!;
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => ({
        file: path.relative(projectDirectory, fileName),
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        message: `${DATE_LIBRARY_NAMES[library]}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      }),
    );
  });
}
