import type { PagedSymbol } from '../usage/findDemoApi';
import { createGetDemoApi } from '../usage/createGetDemoApi';
import type { Problem } from '../problems/problem';
import { indexUsage } from '../usage/indexUsage';
import { compileDemos, isRendered } from './compileDemos';
import type { GuideSurroundings } from './createGuideCompiler';
import type { Guide } from './loadGuide';

interface RefreshOptions {
  projectDirectory: string;
  /** All guides of the site: a demo is written together with all others. */
  guides: readonly Guide[];
  /** What the guides were compiled with before. */
  surroundings: GuideSurroundings;
  symbols: readonly PagedSymbol[];
  /** Takes what is wrong with the demos. */
  problems: Problem[];
}

/**
 * Renders demos again after one of their files changed. Those that did not change come from the cache. Guides without a
 * changed demo need no second compilation; the lists of demos on pages of the API stay as they are.
 *
 * @returns what the guides of the changed demos are compiled with; undefined where a demo cannot be rendered
 */
export async function refreshDemos({
  projectDirectory,
  guides,
  surroundings,
  symbols,
  problems,
}: RefreshOptions): Promise<GuideSurroundings | undefined> {
  const demos = guides.flatMap(({ english }) => english.demos);
  const { rendered } = await compileDemos(projectDirectory, demos, problems);
  if (!demos.every((demo) => isRendered(rendered, demo))) {
    return undefined;
  }
  const usage = await indexUsage(demos, rendered, projectDirectory);
  return { ...surroundings, rendered, getDemoApi: createGetDemoApi(usage, symbols) };
}
