import fs from 'node:fs/promises';
import path from 'node:path';
import type { StaticForm } from '../../shared/page';
import { hashTexts } from '../files/hash';
import { readTrees } from '../files/readTree';
import type { Problem } from '../problems/problem';
import { bundleDemos } from './bundleDemos';
import { chooseStaticForm } from './chooseStaticForm';
import { getDemoKey, type DemoSource } from './demoSource';
import type { RenderAnswer } from './render/protocol';
import { runRenderer } from './runRenderer';

export interface RenderedDemo {
  staticForm: StaticForm;
  /** Rules that the static form needs, by emotion class name. */
  styles: Record<string, string>;
  /** Absolute paths of the demo's own files, the demo first. */
  files: string[];
}

/** Everything outside the demo that its static form depends on. */
const RENDERER_SOURCES = [
  'package-lock.json',
  'src/node/demos',
  'src/node/texts/estimateEms.ts',
  'src/client/demo/demoPrefix.ts',
  'src/client/demo/DemoProviders.tsx',
  'src/client/theme/chartColors.ts',
  'src/client/theme/colorScheme.ts',
  'src/client/theme/createDemoTheme.ts',
  'src/client/theme/createDocsTheme.ts',
  'src/client/theme/themeReducer.ts',
];

function selectUsedStyles(answer: RenderAnswer, html: string): Record<string, string> {
  // The picture of a grid is drawn in several renders; rules of the earlier ones are not in it any more.
  const isUsed = ([name, rule]: [string, string]) => html.includes(name) || rule.startsWith('@keyframes');
  return Object.fromEntries(Object.entries(answer.styles).filter(isUsed));
}

/**
 * Renders each demo to the markup that stands in the page until it is live.
 *
 * Forms are kept in `.cache/demos/forms`, by a hash of the demo's files, the packages and the renderer.
 *
 * @param problems takes each demo that cannot be bundled, that throws, or that shows neither text nor a drawn mark
 * @returns by demo key; without those
 */
export async function renderDemos(
  demos: DemoSource[],
  projectDirectory: string,
  problems: Problem[],
): Promise<Map<string, RenderedDemo>> {
  const cacheDirectory = path.join(projectDirectory, '.cache/demos');
  const formDirectory = path.join(cacheDirectory, 'forms');
  await fs.mkdir(formDirectory, { recursive: true });
  const bundled = await bundleDemos(demos, path.join(cacheDirectory, 'modules'), {
    projectDirectory,
    problems,
  });
  const sources = await readTrees(projectDirectory, RENDERER_SOURCES);
  const renderer = hashTexts(...sources, process.env.NEXT_PUBLIC_MUI_LICENSE ?? '');

  const rendered = new Map<string, RenderedDemo>();
  const missing: { demo: DemoSource; formFile: string }[] = [];
  for (const demo of demos) {
    const key = getDemoKey(demo);
    const files = bundled.get(key)?.files;
    if (!files) {
      continue;
    }
    const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
    const formFile = path.join(formDirectory, `${hashTexts(renderer, key, ...texts)}.json`);
    const cached = await fs.readFile(formFile, 'utf8').catch(() => undefined);
    if (cached) {
      rendered.set(key, { ...JSON.parse(cached), files });
    } else {
      missing.push({ demo, formFile });
    }
  }
  if (missing.length === 0) {
    return rendered;
  }

  const tasks = missing.map(({ demo }) => {
    const key = getDemoKey(demo);
    return { demo: key, name: demo.name, module: bundled.get(key)!.module };
  });
  const [markups, pictures] = await Promise.all([
    runRenderer('renderToMarkup', tasks),
    runRenderer('renderToPicture', tasks),
  ]);
  for (const { demo, formFile } of missing) {
    const key = getDemoKey(demo);
    const file = path.relative(projectDirectory, demo.file);
    const markup = markups.get(key)!;
    const picture = pictures.get(key)!;
    const error = markup.error ?? picture.error;
    if (error) {
      problems.push({ file, message: `The demo throws when it is rendered:\n${error}` });
      continue;
    }
    const staticForm = chooseStaticForm(markup.html, picture.html);
    if (!staticForm) {
      problems.push({
        file,
        message:
          'The demo shows neither text nor a drawn mark before a reader acts. Give it a visible first state.',
      });
      continue;
    }
    const styles = selectUsedStyles(staticForm.mode === 'hydrate' ? markup : picture, staticForm.html);
    const form = { staticForm, styles };
    await fs.writeFile(formFile, JSON.stringify(form));
    rendered.set(key, { ...form, files: bundled.get(key)!.files });
  }
  return rendered;
}
