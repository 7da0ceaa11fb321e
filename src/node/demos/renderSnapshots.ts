import type { Snapshot } from '../../shared/page/page';
import { createProgress } from '../base/progress/createProgress';
import { chooseSnapshot } from './chooseSnapshot';
import type { RenderAnswer, RenderTask } from './render/protocol';
import { renderTasks } from './renderTasks';
import type { Renderer, RendererOptions } from './startRenderer';

/** What a demo looks like until it is live. */
export interface RenderedSnapshot {
  snapshot: Snapshot;
  /** Rules that the snapshot needs, by emotion class name. */
  styles: Record<string, string>;
}

/** A snapshot, or what is wrong with the demo. */
export type SnapshotResult = RenderedSnapshot | { fault: string };

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

function toResult(markup: RenderAnswer, picture: RenderAnswer): SnapshotResult {
  const error = markup.error ?? picture.error;
  if (error) {
    return { fault: `The demo throws when it is rendered:\n${error}` };
  }
  const snapshot = chooseSnapshot(markup.html, picture.html);
  if (!snapshot) {
    return {
      fault: 'The demo shows neither text nor a mark before a user acts. Give it a visible first state.',
    };
  }
  const styles = selectUsedStyles(snapshot.mode === 'hydrate' ? markup : picture, snapshot.html);
  return { snapshot, styles };
}

/** Renders demos with both renderers. @returns by demo key */
export async function renderSnapshots(
  tasks: readonly RenderTask[],
  scripts: RendererOptions['scripts'],
): Promise<Map<string, SnapshotResult>> {
  const pictures = await render('renderToPicture', tasks, scripts);
  const markups = await render('renderToMarkup', tasks, scripts);
  return new Map(tasks.map(({ demo }) => [demo, toResult(markups.get(demo)!, pictures.get(demo)!)]));
}
