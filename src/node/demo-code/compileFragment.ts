import type { CodeVariant } from '../../shared/codePreferences';
import type { DateLibrary } from '../../shared/dateLibraries';
import type { DemoFragment, FragmentFile } from '../../shared/demoFragment';
import { highlightToHtml } from '../code/highlightToHtml';
import { getDemoKey, getShownName, listForms, type DemoSource } from '../demos/demoSource';
import { listShownFiles, type ShownDemo } from './shownDemo';
import { gatherImports } from './gatherImports';
import { typesToJavaScript } from './typesToJavaScript';

const SCRIPT = /\.tsx?$/;

/** A file with both of its texts; the same twice for style sheets and for code without types. */
async function compileFile(text: string, name: string): Promise<Record<CodeVariant, FragmentFile>> {
  const source = gatherImports(text);
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

interface FragmentOptions {
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** The texts of all files of the demo, by path. */
  texts: ReadonlyMap<string, string>;
  /** That the texts are written with. */
  dateLibrary: DateLibrary;
}

/**
 * Compiles the sources of a demo that its page does not carry: JavaScript, and the other stylings; with another date
 * library than Day.js all of them.
 *
 * @throws with the path of the file for TypeScript that has no form in JavaScript
 */
export async function compileFragment(
  demo: DemoSource,
  { rendered, texts, dateLibrary }: FragmentOptions,
): Promise<DemoFragment> {
  const fragment: DemoFragment = {};
  for (const form of listForms(demo)) {
    const shown = rendered.get(getDemoKey(form))!;
    const compiled = await Promise.all(
      listShownFiles(shown).map((file) => compileFile(texts.get(file)!, getShownName(form, file))),
    );
    // The last ones have nothing that JavaScript uses.
    const JS = compiled.slice(0, shown.files.length).map((file) => file.JS);
    // The page has the TypeScript of MUI System with Day.js.
    const isInPage = !form.styling && dateLibrary === 'dayjs';
    fragment[form.styling ?? 'system'] = isInPage ? { JS } : { TS: compiled.map((file) => file.TS), JS };
  }
  return fragment;
}
