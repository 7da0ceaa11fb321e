import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '../../../../src/client/providers/page/createPageContext';
import { announce } from '../../../../src/client/providers/announcer/announcer';
import { createPageTextsScript } from '../../../../src/shared/languages/pageTexts';
import { createPage } from '../../createPage';

const { modules } = createPage();
const TRANSLATIONS = { en: { copied: 'Copied', search: 'Search' }, zh: { copied: '已复制' } };

/** Runs the script with the texts of a page, as its document does. */
function loadTexts(): void {
  vi.stubGlobal('docsTexts', undefined);
  // oxlint-disable-next-line no-new-func
  new Function('self', createPageTextsScript(TRANSLATIONS))(globalThis);
}

beforeEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = 'en';
});

describe('createPageContext', () => {
  it('reads the language and the texts of the document', () => {
    loadTexts();
    document.documentElement.lang = 'zh';
    const page = createPageContext(modules)!;
    expect(page).toMatchObject({ language: 'zh', translations: TRANSLATIONS, announce, modules });
    expect(page.t('copied')).toBe('已复制');
  });

  it('looks up a text in the default language where the other has none', () => {
    loadTexts();
    document.documentElement.lang = 'zh';
    // It says so in development.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(createPageContext(modules)!.t('search')).toBe('Search');
    vi.restoreAllMocks();
  });

  it.each(['', 'xx'])('takes a document in an unknown language for one in the default one: %j', (lang) => {
    loadTexts();
    document.documentElement.lang = lang;
    expect(createPageContext(modules)!.language).toBe('en');
  });

  it('is undefined where the texts did not arrive', () => {
    expect(createPageContext(modules)).toBeUndefined();
  });
});
