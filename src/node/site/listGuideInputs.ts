import fs from 'node:fs/promises';
import { serialize } from 'node:v8';
import { visit } from 'unist-util-visit';
import { listShownFiles } from '../demos/code/shownDemo';
import { getDemoKey, listForms, type DemoSource } from '../demos/demoSource';
import { hashTexts } from '../base/files/hash';
import { findGalleryLinks } from '../pages/markdown/findGalleryLinks';
import { listAnchors } from '../pages/parity/listAnchors';
import type { GuideSurroundings } from './createGuideCompiler';
import { listTexts, type Guide } from './loadGuide';

type DemoSurroundings = Pick<GuideSurroundings, 'rendered' | 'getDemoApi'>;

/** A demo in all its stylings: what was rendered of it, its files, what it uses of the API. */
async function describeDemo(demo: DemoSource, { rendered, getDemoApi }: DemoSurroundings): Promise<string[]> {
  const shown = listForms(demo).flatMap((form) => rendered.get(getDemoKey(form)) ?? []);
  const files = [...new Set(shown.flatMap(listShownFiles))];
  return [
    serialize(shown).toString('latin1'),
    ...(await Promise.all(files.map((file) => fs.readFile(file, 'utf8')))),
    JSON.stringify(getDemoApi(demo)),
  ];
}

/** The code of a guide in the date libraries that it is shown with. */
function describeFences(guide: Guide, { getCodeForms }: GuideSurroundings): string[] {
  return guide.fences.flat().map(({ file, code }) => JSON.stringify(getCodeForms?.(file, code) ?? {}));
}

/** The names of the pages to which subjects of the guide have moved. */
function describeLinks({ map, drafts }: Guide, { getLinkText }: GuideSurroundings): string[] {
  const hrefs = listAnchors(map).flatMap(({ href }) => (href.startsWith('#') ? [] : href));
  return [...drafts.keys()].flatMap((language) => hrefs.map((href) => getLinkText?.(href, language) ?? ''));
}

/** The widgets that a guide shows. */
function describeWidgets({ drafts }: Guide, { widgets }: GuideSurroundings): string[] {
  const found: string[] = [];
  for (const [language, { parsed }] of drafts) {
    visit(parsed.tree, 'leafDirective', ({ name, attributes }) => {
      if (name === 'widget') {
        found.push(widgets.get(attributes?.name ?? '')?.(language) ?? '');
      }
    });
  }
  return found;
}

/** The pictures that the galleries of a guide show. */
function describePictures({ drafts }: Guide, { getPicture }: GuideSurroundings): string[] {
  return [...drafts.values()]
    .flatMap(({ parsed }) => findGalleryLinks(parsed.tree))
    .map(({ url }) => JSON.stringify(getPicture?.(url) ?? url));
}

/**
 * Lists all that the pages of a guide are made from besides the code that compiles them and what all guides share: the
 * inputs of their cache.
 *
 * @param guide not compiled yet: that uses its trees up
 */
export async function listGuideInputs(guide: Guide, surroundings: GuideSurroundings): Promise<string[]> {
  const demos = guide.english.demos.map((demo) => describeDemo(demo, surroundings));
  const parts = [
    [...guide.drafts].flatMap(([language, { source }]) => [language, ...listTexts(source)]),
    (await Promise.all(demos)).flat(),
    describeFences(guide, surroundings),
    describeLinks(guide, surroundings),
    describeWidgets(guide, surroundings),
    describePictures(guide, surroundings),
  ];
  return parts.map((part) => hashTexts(...part));
}
