import fs from 'node:fs/promises';
import path from 'node:path';
import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import type { DateUse } from '../../../shared/prop-playground/codeTemplate';
import type { DemoSource } from '../../demos/demoSource';
import { createDateModules, type DateModules } from '../prop-playgrounds/dateModules';
import { locateForms, type DateForms } from './dateForms';
import type { DatedCode } from './rewriteCodes';

/** Where a module of a playground would be. */
function getModuleFile({ file, name }: DemoSource, use: string): string {
  return path.join(path.dirname(file), `.${name}-${use}.tsx`);
}

/** A playground in which a place is missing has no modules: its compilation says so. */
function createModules(source: string): DateModules | undefined {
  try {
    return createDateModules(source);
  } catch {
    return undefined;
  }
}

/** The modules that the code of a prop playground follows from, with Day.js. */
export interface PlaygroundCode extends DatedCode {
  modules: { fileName: string; text: string; use: DateUse }[];
}

/** Reads a prop playground as modules, which need not exist. */
export async function readPlaygroundCode(demo: DemoSource): Promise<PlaygroundCode> {
  const modules = createModules(await fs.readFile(demo.file, 'utf8')) ?? new Map<DateUse, string>();
  return {
    modules: [...modules].map(([use, text]) => ({ fileName: getModuleFile(demo, use), text, use })),
  };
}

/** What is found in the modules of a prop playground, as problems of its own module: their lines are the same. */
export function locatePlaygroundForms(file: string, forms: DateForms): DateForms {
  return locateForms(forms, (problem) => ({ ...problem, file }));
}

/** The modules of a prop playground with some date libraries. */
export function toDateModules(
  projectDirectory: string,
  { modules }: PlaygroundCode,
  { forms: { texts }, libraries }: { forms: DateForms; libraries: readonly OtherDateLibrary[] },
): ReadonlyMap<OtherDateLibrary, DateModules> {
  const rewrite = (library: OtherDateLibrary): DateModules =>
    new Map(
      modules.map(({ fileName, text, use }) => [
        use,
        texts[library]?.[path.relative(projectDirectory, fileName)] ?? text,
      ]),
    );
  return new Map(libraries.map((library) => [library, rewrite(library)]));
}
