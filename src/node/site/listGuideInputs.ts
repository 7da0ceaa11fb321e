import fs from 'node:fs/promises';
import { visit } from 'unist-util-visit';
import { listShownFiles } from '../demos/code/shownDemo';
import { getDemoKey, listVariants, type DemoSource } from '../demos/demoSource';
import { hashTexts } from '../base/files/hash';
import { DIRECTIVES } from '../pages/directives';
import { isDirective } from '../pages/directives/directive';
import { listAnchors } from '../pages/legacy-anchors/listAnchors';
import type { GuideContext } from './createGuideCompiler';
import { listTexts, type Guide } from './loadGuide';

type DemoContext = Pick<GuideContext, 'rendered' | 'getDemoApi'>;

/** What `v8.serialize` writes of equal numbers depends on how the engine holds them, which differs from run to run. */
function writeJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
}

/** A demo in all its stylings: what was rendered of it, its files, what it uses of the API. */
async function describeDemo(demo: DemoSource, { rendered, getDemoApi }: DemoContext): Promise<string[]> {
  const shown = listVariants(demo).flatMap((variant) => rendered.get(getDemoKey(variant)) ?? []);
  const files = [...new Set(shown.flatMap(listShownFiles))];
  return [
    writeJson(shown),
    ...(await Promise.all(files.map((file) => fs.readFile(file, 'utf8')))),
    JSON.stringify(getDemoApi(demo)),
  ];
}

/** The code of a guide in the date libraries that it is shown with. */
function describeFences(guide: Guide, { getCodeByDateLibrary }: GuideContext): string[] {
  return guide.fences
    .flat()
    .map(({ file, code }) => JSON.stringify(getCodeByDateLibrary?.(file, code) ?? {}));
}

/** The names of the pages to which subjects of the guide have moved. */
function describeLinks({ map, texts }: Guide, { getLinkText }: GuideContext): string[] {
  const hrefs = listAnchors(map).flatMap(({ href }) => (href.startsWith('#') ? [] : href));
  return [...texts.keys()].flatMap((language) => hrefs.map((href) => getLinkText?.(href, language) ?? ''));
}

/** What the directives of a guide show besides what is in its text. */
function describeDirectives({ texts }: Guide, context: GuideContext): string[] {
  const found: string[] = [];
  for (const [language, { parsed }] of texts) {
    visit(parsed.tree, (node) => {
      if (isDirective(node)) {
        found.push(...(DIRECTIVES.get(node.name)?.listInputs?.(node, language, context) ?? []));
      }
    });
  }
  return found;
}

/**
 * Lists all that the pages of a guide are made from besides the code that compiles them and what all guides share: the
 * inputs of their cache.
 *
 * @param guide not compiled yet: that uses its trees up
 */
export async function listGuideInputs(guide: Guide, context: GuideContext): Promise<string[]> {
  const demos = guide.english.demos.map((demo) => describeDemo(demo, context));
  const parts = [
    [...guide.texts].flatMap(([language, { source }]) => [language, ...listTexts(source)]),
    (await Promise.all(demos)).flat(),
    describeFences(guide, context),
    describeLinks(guide, context),
    describeDirectives(guide, context),
  ];
  return parts.map((part) => hashTexts(...part));
}
