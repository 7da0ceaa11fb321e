import ts from 'typescript';
import type { Program } from './createCompiler';

/** A name that a fence does not declare, and the packages that it may be from. */
interface Wanted {
  name: string;
  packages: readonly string[];
}

export interface CompiledText {
  program: Program;
  fileName: string;
}

/**
 * Finds the packages that export a name, so that the message about it can be the line that is missing.
 *
 * @param compile compiles a module with the given text
 */
export function findExporters(
  wanted: readonly Wanted[],
  compile: (text: string) => CompiledText,
): (name: string) => string[] {
  const questions = wanted
    .filter(({ name }) => /^\w+$/.test(name))
    .flatMap(({ name, packages }) => packages.map((specifier) => ({ name, specifier })));
  const lines = questions.map(
    ({ name, specifier }, index) => `import type { ${name} as name${index} } from '${specifier}';`,
  );
  const { program, fileName } = compile(lines.join('\n'));
  const missing = new Set(
    program
      .getDiagnostics(fileName)
      .map(({ file, start }) => ts.getLineAndCharacterOfPosition(file!, start!).line),
  );
  const found = questions.filter((_question, index) => !missing.has(index));
  return (name) => [...new Set(found.filter((q) => q.name === name).map(({ specifier }) => specifier))];
}
