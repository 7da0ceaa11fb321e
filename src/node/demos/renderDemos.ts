import fs from 'node:fs/promises';
import path from 'node:path';
import type { StaticForm } from '../../shared/page/page';
import { openCache } from '../base/cache/openCache';
import { listInstalledVersions } from '../base/cache/stepVersion';
import type { Problem } from '../base/problems/problem';
import { createProgress } from '../base/progress/createProgress';
import { bundleDemos, type BundledDemo } from './bundleDemos';
import { bundleRenderers } from './bundleRenderers';
import { chooseStaticForm } from './chooseStaticForm';
import { getDemoKey, type DemoSource } from './demoSource';
import type { RenderAnswer, RenderTask } from './render/protocol';
import { renderTasks } from './renderTasks';
import type { Renderer, RendererOptions } from './startRenderer';

export interface RenderedDemo {
  staticForm: StaticForm;
  /** Rules that the static form needs, by emotion class name. */
  styles: Record<string, string>;
  /** Absolute paths of the demo's own files, the demo first. */
  files: string[];
  /** Names of the packages that these import, other than for types. */
  packages: string[];
}

/** What is cached of a demo. */
type RenderedForm = Pick<RenderedDemo, 'staticForm' | 'styles'>;

function selectUsedStyles(answer: RenderAnswer, html: string): Record<string, string> {
  // The picture of a grid takes several renders; rules of the earlier ones are not in it any more.
  const isUsed = ([name, rule]: [string, string]) => html.includes(name) || rule.startsWith('@keyframes');
  return Object.fromEntries(Object.entries(answer.styles).filter(isUsed));
}

const MINIFIED = /Minified React error/;

const PROGRESS_NAMES: Record<Renderer, string> = {
  renderToPicture: 'demos: pictures',
  renderToMarkup: 'demos: markup',
};

/** Renders demos; those whose error React minified once more, with the build of React that says it in full. */
async function render(
  renderer: Renderer,
  tasks: readonly RenderTask[],
  scripts: RendererOptions['scripts'],
): Promise<Map<string, RenderAnswer>> {
  const progress = createProgress(PROGRESS_NAMES[renderer], tasks.length);
  const answers = await renderTasks(renderer, tasks, { scripts, onAnswer: progress.advance });
  progress.end();
  const unexplained = tasks.filter(({ demo }) => MINIFIED.test(answers.get(demo)?.error ?? ''));
  const explained = await renderTasks(renderer, unexplained, { scripts, mode: 'development' });
  for (const [demo, { error }] of explained) {
    if (error) {
      answers.set(demo, { ...answers.get(demo)!, error });
    }
  }
  return answers;
}

/** All that the form of a demo depends on besides the renderer. */
async function listInputs(
  key: string,
  { files, packages }: BundledDemo,
  projectDirectory: string,
): Promise<string[]> {
  const texts = files.map(async (file) => [path.basename(file), await fs.readFile(file, 'utf8')]);
  return [key, ...(await Promise.all(texts)).flat(), ...listInstalledVersions(projectDirectory, packages)];
}

/** Demos as modules that Node.js imports. */
export interface StagedDemos {
  /** By demo key; without those that cannot be bundled. */
  bundled: ReadonlyMap<string, BundledDemo>;
  /** Removes the modules; what is known of them stays. */
  remove: () => Promise<void>;
}

/**
 * Bundles demos into a folder of their own: a build and the development server may render at the same time.
 *
 * @param problems takes each demo that cannot be bundled
 */
export async function stageDemos(
  demos: readonly DemoSource[],
  projectDirectory: string,
  problems: Problem[],
): Promise<StagedDemos> {
  const parent = path.join(projectDirectory, '.cache/demos/modules');
  await fs.mkdir(parent, { recursive: true });
  const directory = await fs.mkdtemp(path.join(parent, 'run-'));
  return {
    bundled: await bundleDemos(demos, directory, { projectDirectory, problems }),
    remove: () => fs.rm(directory, { recursive: true, force: true }),
  };
}

/** Renders demos that are not cached. */
async function renderBundled(
  demos: readonly DemoSource[],
  bundled: ReadonlyMap<string, BundledDemo>,
  { projectDirectory, problems }: { projectDirectory: string; problems: Problem[] },
): Promise<Map<string, RenderedDemo>> {
  const cache = await openCache<RenderedForm>(projectDirectory, 'demos/forms');

  const rendered = new Map<string, RenderedDemo>();
  const missing: { demo: DemoSource; inputs: string[] }[] = [];
  for (const demo of demos) {
    const key = getDemoKey(demo);
    const bundle = bundled.get(key);
    if (!bundle) {
      continue;
    }
    const inputs = await listInputs(key, bundle, projectDirectory);
    const form = await cache.read(inputs);
    if (form) {
      rendered.set(key, { ...form, files: bundle.files, packages: bundle.packages });
    } else {
      missing.push({ demo, inputs });
    }
  }
  if (missing.length === 0) {
    return rendered;
  }

  const tasks = missing.map(({ demo }) => {
    const key = getDemoKey(demo);
    return { demo: key, name: demo.name, module: bundled.get(key)!.module };
  });
  const scripts = await bundleRenderers(path.join(projectDirectory, '.cache/demos/renderers'));
  const pictures = await render('renderToPicture', tasks, scripts);
  const markups = await render('renderToMarkup', tasks, scripts);
  for (const { demo, inputs } of missing) {
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
        message: 'The demo shows neither text nor a mark before a user acts. Give it a visible first state.',
      });
      continue;
    }
    const styles = selectUsedStyles(staticForm.mode === 'hydrate' ? markup : picture, staticForm.html);
    const form = { staticForm, styles };
    await cache.write(inputs, form);
    const { files, packages } = bundled.get(key)!;
    rendered.set(key, { ...form, files, packages });
  }
  return rendered;
}

/**
 * Renders each demo to the markup that is in the page until it is live, and removes its module; those that are cached are
 * not rendered again.
 *
 * @param problems takes each demo that throws, or that shows neither text nor a mark
 * @returns by demo key; without those
 */
export async function renderStaged(
  demos: readonly DemoSource[],
  { bundled, remove }: StagedDemos,
  options: { projectDirectory: string; problems: Problem[] },
): Promise<Map<string, RenderedDemo>> {
  try {
    return await renderBundled(demos, bundled, options);
  } finally {
    await remove();
  }
}

/** Bundles and renders demos: see `stageDemos` and `renderStaged`. */
export async function renderDemos(
  demos: readonly DemoSource[],
  projectDirectory: string,
  problems: Problem[],
): Promise<Map<string, RenderedDemo>> {
  const staged = await stageDemos(demos, projectDirectory, problems);
  return renderStaged(demos, staged, { projectDirectory, problems });
}
