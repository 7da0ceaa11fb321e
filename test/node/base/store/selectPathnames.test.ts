import { afterEach, expect, it, vi } from 'vitest';
import {
  describeKeptPages,
  isPartialBuild,
  selectPathnames,
} from '../../../../src/node/base/store/selectPathnames';

const ALL = ['/x/rows', '/x/columns'];

afterEach(() => {
  vi.unstubAllEnvs();
});

function set(variables: Record<string, string>): void {
  Object.entries(variables).forEach(([name, value]) => vi.stubEnv(name, value));
}

it.each<[what: string, variables: Record<string, string>, exported: string[], isPartial: boolean]>([
  ['the whole site', {}, ALL, false],
  ['the whole site, of which nothing is kept', describeKeptPages([]), ALL, false],
  // What takes all pages, such as the check of their links, is still done and told of.
  ['the whole site, of which a page is kept', describeKeptPages(['/x/rows']), ['/x/columns'], false],
  ['the whole site, all of it kept', describeKeptPages(ALL), [], false],
  ['a part of the site', { DOCS_PAGES: '/x/rows /x/sorting' }, ['/x/rows'], true],
])('exports for %s', (_, variables, exported, isPartial) => {
  set(variables);
  expect(selectPathnames(ALL)).toEqual(exported);
  expect(isPartialBuild()).toBe(isPartial);
});
