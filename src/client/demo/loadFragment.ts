import type { CodePreferences } from '../../shared/demo/codePreferences';
import type { DateLibrary } from '../../shared/demo/dateLibraries';
import type { DemoFragment } from '../../shared/demo/demoFragment';
import { loadOnce } from '../../shared/loadOnce';
import type { CompiledDemo, DemoFile } from '../../shared/page/page';
import { getSourcesHref } from '../../shared/paths/sourcesHref';
import { fetchFile } from '../platform/fetchFile';

/** Fragments of the demos whose other sources were wanted, by address. */
const fragments = new Map<string, Promise<DemoFragment>>();

async function fetchFragment(href: string): Promise<DemoFragment> {
  const response = await fetchFile(href);
  return response.json();
}

/**
 * Fetches the sources of a demo that its page does not carry, once.
 *
 * @param dateLibrary that the sources are written with
 * @throws when they are out of reach; the next call tries again
 */
export function loadFragment(
  { pageId, name }: Pick<CompiledDemo, 'pageId' | 'name'>,
  dateLibrary: DateLibrary,
): Promise<DemoFragment> {
  const href = getSourcesHref(`${pageId}/${name}`, dateLibrary);
  return loadOnce(fragments, href, () => fetchFragment(href));
}

/**
 * Takes one source out of a fragment.
 *
 * @param pageCode the highlighted TypeScript files of the page, in order
 * @returns the demo first
 * @throws when the fragment has no such source
 */
export function getFragmentFiles(
  fragment: DemoFragment,
  { variant, styling, dateLibrary }: CodePreferences,
  pageCode: readonly string[],
): DemoFile[] {
  const files = fragment[styling]?.[variant];
  if (!files?.[0]) {
    throw new Error(`The fragment has no ${variant} of ${styling}.`);
  }
  const typed = fragment[styling]?.TS?.map(({ html }) => html) ?? pageCode;
  return files.map(({ name, html, keyLines }, index) => ({
    name,
    key: `${styling}-${variant}-${dateLibrary}-${index}`,
    html: html ?? typed[index] ?? '',
    ...(keyLines && { keyLines }),
  }));
}
