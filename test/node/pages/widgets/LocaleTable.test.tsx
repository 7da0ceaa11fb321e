import * as gridLocales from '@mui/x-data-grid/locales';
import * as pickerLocales from '@mui/x-date-pickers/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/client/providers/language/LanguageProvider';
import { countLocaleTexts } from '../../../../src/node/pages/widgets/countLocaleTexts';
import { LocaleTable } from '../../../../src/node/pages/widgets/LocaleTable';
import { getBuildTranslations } from '../../../../src/node/base/texts/buildTranslations';
import type { Language } from '../../../../src/shared/languages/languages';

const ENGLISH = {
  noRowsLabel: 'No rows',
  filter: 'Filter',
  more: '>',
  count: (rows: number) => `${rows} rows`,
};

function makeLocale(localeText: object) {
  return { components: { MuiDataGrid: { defaultProps: { localeText } } } };
}

/** Counts the texts of one locale. */
function count(localeText: object) {
  const locales = { enUS: makeLocale(ENGLISH), deDE: makeLocale(localeText) };
  return countLocaleTexts(locales, 'MuiDataGrid').locales[0]!;
}

describe('countLocaleTexts', () => {
  it('counts the texts that a locale sets', () => {
    expect(count({ noRowsLabel: 'Keine Zeilen', count: () => 'Zeilen', filter: undefined })).toEqual({
      name: 'deDE',
      tag: 'de-DE',
      present: 2,
      identical: 0,
    });
  });

  it('ignores keys that English does not have', () => {
    expect(count({ removed: 'Entfernt' }).present).toBe(0);
  });

  it('counts words that are the same in English, but no signs', () => {
    expect(count({ filter: 'Filter', more: '>' })).toMatchObject({ present: 2, identical: 1 });
  });

  it('skips English and exports that are no locales', () => {
    const exports = { enUS: makeLocale(ENGLISH), idIDGrid: ENGLISH };
    expect(countLocaleTexts(exports, 'MuiDataGrid')).toEqual({ total: 4, locales: [] });
  });

  it('has a tag for a language without a region', () => {
    const exports = { enUS: makeLocale(ENGLISH), eu: makeLocale({}) };
    expect(countLocaleTexts(exports, 'MuiDataGrid').locales[0]).toMatchObject({ name: 'eu', tag: 'eu' });
  });

  it('needs the English locale', () => {
    expect(() => countLocaleTexts({ deDE: makeLocale({}) }, 'MuiDataGrid')).toThrow('has no `enUS`');
    expect(() => countLocaleTexts(gridLocales, 'MuiChart')).toThrow('MuiChart');
  });

  it.each([
    ['MuiDataGrid', gridLocales],
    ['MuiLocalizationProvider', pickerLocales],
  ])('finds all locales of the installed package that has %s', (themeName, exports) => {
    const { total, locales } = countLocaleTexts(exports, themeName);
    expect(locales.length).toBeGreaterThan(30);
    expect(total).toBeGreaterThan(40);
    expect(locales.every(({ present }) => present > 0 && present <= total)).toBe(true);
    const languages = new Intl.DisplayNames(['en'], { type: 'language' });
    expect(locales.filter(({ tag }) => languages.of(tag)!.startsWith(tag.slice(0, 2)))).toEqual([]);
  });
});

describe('LocaleTable', () => {
  const data = {
    total: 200,
    locales: [
      { name: 'svSE', tag: 'sv-SE', present: 199, identical: 3 },
      { name: 'daDK', tag: 'da-DK', present: 200, identical: 0 },
    ],
  };

  function render(language: Language): string {
    return renderToStaticMarkup(
      <LanguageProvider language={language} translations={getBuildTranslations()}>
        <LocaleTable data={data} />
      </LanguageProvider>,
    );
  }

  it('lists languages by name, and only a complete locale with 100 %', () => {
    const rows = render('en').match(/<tr><td>.*?<\/tr>/g);
    expect(rows).toEqual([
      '<tr><td>Danish (Denmark)</td><td><code>daDK</code></td><td>100% (200 of 200)</td><td>0</td></tr>',
      '<tr><td>Swedish (Sweden)</td><td><code>svSE</code></td><td>99% (199 of 200)</td><td>3</td></tr>',
    ]);
  });

  it('names languages in the language of the page', () => {
    expect(render('zh')).toContain('丹麦语');
  });
});
