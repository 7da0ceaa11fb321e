import type { CodeVariant } from '../../../shared/demo/codePreferences';
import type { DateLibrary } from '../../../shared/demo/dateLibraries';
import type { DemoFragment, FragmentFile } from '../../../shared/demo/demoFragment';
import { highlightToHtml } from '../../base/code/highlightToHtml';
import { getDemoKey, getShownName, listVariants, type DemoSource } from '../demoSource';
import { listShownFiles, type ShownDemo } from './shownDemo';
import { findKeyLines } from './findKeyLines';
import { gatherImports } from './gatherImports';
import { readKeyRegion } from './keyRegion';
import { typesToJavaScript } from './typesToJavaScript';

const SCRIPT = /\.tsx?$/;

/** The key lines of a module, where it is that of the demo. */
function getKeyLines(source: string, isDemo: boolean): Pick<FragmentFile, 'keyLines'> {
  const keyLines = isDemo ? findKeyLines(source) : undefined;
  return keyLines ? { keyLines } : {};
}

/** A file with both of its texts; the same twice for style sheets and for code without types. */
async function compileFile(
  text: string,
  name: string,
  isDemo: boolean,
): Promise<Record<CodeVariant, FragmentFile>> {
  const source = gatherImports(text);
  const { code } = readKeyRegion(source);
  const TS = { name, html: await highlightToHtml(code, name), ...getKeyLines(source, isDemo) };
  if (!SCRIPT.test(name)) {
    return { TS, JS: { name } };
  }
  const script = await typesToJavaScript(source);
  const scriptCode = readKeyRegion(script).code;
  const scriptName = name.replace(SCRIPT, '.js');
  return {
    TS,
    JS: {
      name: scriptName,
      ...(scriptCode === code ? {} : { html: await highlightToHtml(scriptCode, scriptName) }),
      ...getKeyLines(script, isDemo),
    },
  };
}

interface FragmentOptions {
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** The texts of all files of the demo, by path. */
  texts: ReadonlyMap<string, string>;
  /** The library that the texts are written with. */
  dateLibrary: DateLibrary;
}

/**
 * Compiles the sources of a demo that its page does not carry: JavaScript, and the other stylings; with another date
 * library than Day.js all of them.
 *
 * @throws with the path of the file for TypeScript that has no JavaScript variant
 */
export async function compileFragment(
  demo: DemoSource,
  { rendered, texts, dateLibrary }: FragmentOptions,
): Promise<DemoFragment> {
  const fragment: DemoFragment = {};
  for (const variant of listVariants(demo)) {
    const shown = rendered.get(getDemoKey(variant))!;
    const compiled = await Promise.all(
      listShownFiles(shown).map((file) =>
        compileFile(texts.get(file)!, getShownName(variant, file), file === variant.file),
      ),
    );
    // The last ones have nothing that JavaScript uses.
    const JS = compiled.slice(0, shown.files.length).map((file) => file.JS);
    // The page has the TypeScript of MUI System with Day.js.
    const isInPage = !variant.styling && dateLibrary === 'dayjs';
    fragment[variant.styling ?? 'system'] = isInPage ? { JS } : { TS: compiled.map((file) => file.TS), JS };
  }
  return fragment;
}
