import { describe, expect, it } from 'vitest';
import {
  getMarkdownExportHref,
  hasMarkdownExport,
  pathnameToMarkdownExport,
} from '../../../src/shared/paths/markdownExport';
import { createPage } from '../../node/site/createPage';

const CHINESE = { language: 'zh', contentLanguage: 'zh' } as const;
const FALLBACK = { language: 'zh', contentLanguage: 'en' } as const;

describe('pathnameToMarkdownExport', () => {
  it.each([
    ['/x/react-charts', 'en', '/x/react-charts.md'],
    ['/x/react-charts/bars', 'zh', '/zh/x/react-charts/bars.md'],
    // The first page has no name of its own.
    ['/x', 'en', '/x/index.md'],
    ['/x', 'zh', '/zh/x/index.md'],
  ] as const)('%s in %s -> %s', (pathname, language, href) => {
    expect(pathnameToMarkdownExport(pathname, language)).toBe(href);
  });
});

describe('hasMarkdownExport', () => {
  it.each([
    ['an English page', {}, true],
    ['a translation', CHINESE, true],
    ['an English text at a Chinese address', FALLBACK, false],
    ['a page of the API', { pathname: '/x/api/charts/bar-plot' }, true],
    ['a page of the API at a Chinese address', { ...CHINESE, pathname: '/x/api/charts/bar-plot' }, false],
    ['an API tab at a Chinese address', { ...CHINESE, tab: 'hooks-api' }, false],
  ] as const)('%s', (_, page, expected) => {
    expect(hasMarkdownExport(createPage(page))).toBe(expected);
  });
});

describe('getMarkdownExportHref', () => {
  it('leads to the English copy where there is no other', () => {
    expect(getMarkdownExportHref(createPage(CHINESE))).toBe('/zh/x/react-data-grid/rows.md');
    expect(getMarkdownExportHref(createPage(FALLBACK))).toBe('/x/react-data-grid/rows.md');
  });
});
