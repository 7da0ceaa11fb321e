import fs from 'node:fs/promises';
import type { CodeVariant } from '../../shared/codePreferences';
import type { DemoFragment, FragmentFile } from '../../shared/demoFragment';
import { highlightToHtml } from '../code/highlightToHtml';
import { getDemoKey, getShownName, listStyledDemos, type DemoSource } from '../demos/demoSource';
import type { ShownDemo } from './addTypeFiles';
import { gatherImports } from './gatherImports';
import { typesToJavaScript } from './typesToJavaScript';

const SCRIPT = /\.tsx?$/;

/** A file with both of its texts; the same twice for style sheets and for code without types. */
async function compileFile(file: string, name: string): Promise<Record<CodeVariant, FragmentFile>> {
  const source = gatherImports(await fs.readFile(file, 'utf8'));
  const TS = { name, html: await highlightToHtml(source, name) };
  if (!SCRIPT.test(name)) {
    return { TS, JS: { name } };
  }
  const script = await typesToJavaScript(source);
  const scriptName = name.replace(SCRIPT, '.js');
  return {
    TS,
    JS:
      script === source
        ? { name: scriptName }
        : { name: scriptName, html: await highlightToHtml(script, scriptName) },
  };
}

/**
 * Compiles the sources of a demo that its page does not carry: JavaScript, and the other stylings.
 *
 * @param rendered by demo key
 * @throws with the path of the file for TypeScript that has no form in JavaScript
 */
export async function compileFragment(
  demo: DemoSource,
  rendered: ReadonlyMap<string, ShownDemo>,
): Promise<DemoFragment> {
  const fragment: DemoFragment = {};
  for (const form of [demo, ...listStyledDemos(demo)]) {
    const { files, typeFiles = [] } = rendered.get(getDemoKey(form))!;
    const compiled = await Promise.all(
      [...files, ...typeFiles].map((file) => compileFile(file, getShownName(form, file))),
    );
    // The last ones have nothing that JavaScript uses.
    const JS = compiled.slice(0, files.length).map((file) => file.JS);
    // The page has the TypeScript of MUI System.
    fragment[form.styling ?? 'system'] = form.styling ? { TS: compiled.map((file) => file.TS), JS } : { JS };
  }
  return fragment;
}
