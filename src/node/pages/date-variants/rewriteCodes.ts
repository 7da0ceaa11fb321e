import path from 'node:path';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import { checkRewrites } from '../../date-libraries/checkRewrites';
import type { ModuleSource, ParsedFiles } from '../../date-libraries/createProgram';
import { createDateLibraryRewriter, type DateLibraryRewriter } from '../../date-libraries/rewriteDateLibrary';
import type { Problem } from '../../base/problems/problem';
import type { DateVariants } from './dateVariants';

/** Code that users have as a whole: a demo with its modules, or a block of code. */
export interface DatedCode {
  /** The modules that may differ between the libraries; those with a text need not exist as files. */
  modules: ModuleSource[];
  /** The modules that these import, which stay as they are. */
  imported?: Required<ModuleSource>[];
}

/** The modules of code that differ, by absolute path; or the first reason why there are none. */
type Rewritten = { texts: Map<string, string> } | { gap: Problem };

async function rewriteCode(
  { modules }: DatedCode,
  library: OtherDateLibrary,
  rewriter: DateLibraryRewriter,
): Promise<Rewritten> {
  const texts = new Map<string, string>();
  for (const { fileName } of modules) {
    // oxlint-disable-next-line no-await-in-loop
    const rewrite = await rewriter.rewrite(fileName, library);
    if (rewrite && 'problems' in rewrite) {
      const { file, line, expression, message } = rewrite.problems[0]!;
      return { gap: { file, line, message: `\`${expression}\`: ${message}` } };
    }
    if (rewrite) {
      texts.set(fileName, rewrite.text);
    }
  }
  return { texts };
}

/**
 * Writes code for the other date libraries, and compiles it against the installed packages.
 *
 * @param parsed the declarations of packages that were read before; those that are read now are added
 * @returns in the order of the codes
 */
export async function rewriteCodes(
  projectDirectory: string,
  codes: readonly DatedCode[],
  parsed: ParsedFiles = new Map(),
): Promise<DateVariants[]> {
  const byName = (modules: readonly ModuleSource[]) =>
    new Map(modules.map((module) => [module.fileName, module]));
  const modules = byName(codes.flatMap((code) => code.modules));
  const imported = byName(codes.flatMap((code) => code.imported ?? []));
  const rewriter = createDateLibraryRewriter({
    projectDirectory,
    modules: [...modules.values()],
    imported: [...imported.values()].filter(({ fileName }) => !modules.has(fileName)),
    parsed,
  });
  const variants = codes.map((): DateVariants => ({ texts: {}, gaps: {}, faults: [] }));
  for (const library of OTHER_DATE_LIBRARIES) {
    const compiled = new Map<string, string>();
    const unchanged = new Map<string, string>();
    for (const [index, code] of codes.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      const rewritten = await rewriteCode(code, library, rewriter);
      if ('gap' in rewritten) {
        variants[index]!.gaps[library] = rewritten.gap;
      } else if (rewritten.texts.size > 0) {
        const texts = [...rewritten.texts].map(([file, text]) => [
          path.relative(projectDirectory, file),
          text,
        ]);
        variants[index]!.texts[library] = Object.fromEntries(texts) as Record<string, string>;
        rewritten.texts.forEach((text, file) => compiled.set(file, text));
        code.imported?.forEach(({ fileName, text }) => unchanged.set(fileName, text));
      }
    }
    const faults = checkRewrites({
      projectDirectory,
      library,
      modules: [...new Map([...unchanged, ...compiled])].map(([fileName, text]) => ({ fileName, text })),
      parsed,
    });
    for (const variant of variants) {
      variant.faults.push(...faults.filter(({ file }) => variant.texts[library]?.[file] !== undefined));
    }
  }
  return variants;
}
