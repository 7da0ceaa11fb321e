import fs from 'node:fs/promises';
import path from 'node:path';
import { getDemoKey, listVariants } from '../demos/demoSource';
import type { RenderedDemo } from '../demos/renderDemos';
import type { Guide } from './loadGuide';
import { isCompiled } from '../base/code/fence';
import type { NamedProblem } from '../demos/usage/omitIntendedUses';
import { findNarrowCode, findUnreadAttributes } from '../checks/findNarrowCode';

async function checkDemo(projectDirectory: string, files: readonly string[]): Promise<NamedProblem[]> {
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  return files.flatMap((file, index) =>
    [...findNarrowCode(texts[index]!), ...findUnreadAttributes(texts[index]!, texts)].map(
      ({ line, name, message }) => ({
        file: path.relative(projectDirectory, file),
        line: line + 1,
        name,
        message,
      }),
    ),
  );
}

/** Checks the code in the texts of guides, and that of their demos in all stylings, for what not every project can use or nothing reads. */
export async function checkNarrowCode(
  projectDirectory: string,
  { guides, rendered }: { guides: readonly Guide[]; rendered: ReadonlyMap<string, RenderedDemo> },
): Promise<NamedProblem[]> {
  const inTexts = guides
    .flatMap(({ fences }) => fences.flat())
    .filter(isCompiled)
    .flatMap(({ file, firstLine, code }) =>
      findNarrowCode(code).map(({ line, name, message }) => ({
        file,
        line: firstLine + line,
        name,
        message,
      })),
    );
  const demos = guides.flatMap(({ english }) => english.demos).flatMap(listVariants);
  const inDemos = demos.map((demo) =>
    checkDemo(projectDirectory, rendered.get(getDemoKey(demo))?.files ?? []),
  );
  return [...inTexts, ...(await Promise.all(inDemos)).flat()];
}
