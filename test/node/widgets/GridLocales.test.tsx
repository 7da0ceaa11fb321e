import { GRID_DEFAULT_LOCALE_TEXT } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import { countLocaleTexts } from '../../../src/node/widgets/countLocaleTexts';
import { GridLocales } from '../../../src/node/widgets/GridLocales';
import { getBuildTranslations } from '../../../src/node/texts/buildTranslations';
import type { Language } from '../../../src/shared/languages';

const ENGLISH = {
  noRowsLabel: 'No rows',
  filter: 'Filter',
  more: '>',
  count: (rows: number) => `${rows} rows`,
};

function makeLocale(localeText: object) {
  return { components: { MuiDataGrid: { defaultProps: { localeText } } } };
}

describe('countLocaleTexts', () => {
  it('counts the texts that a locale sets', () => {
    const deDE = makeLocale({ noRowsLabel: 'Keine Zeilen', count: () => 'Zeilen', filter: undefined });
    expect(countLocaleTexts(ENGLISH, { deDE })).toEqual([
      { name: 'deDE', tag: 'de-DE', present: 2, identical: 0 },
    ]);
  });

  it('ignores keys that the grid does not have', () => {
    const [count] = countLocaleTexts(ENGLISH, { deDE: makeLocale({ removed: 'Entfernt' }) });
    expect(count!.present).toBe(0);
  });

  it('counts words that are the same in English, but no signs', () => {
    const [count] = countLocaleTexts(ENGLISH, { deDE: makeLocale({ filter: 'Filter', more: '>' }) });
    expect(count).toMatchObject({ present: 2, identical: 1 });
  });

  it('skips English and exports that are no locales', () => {
    expect(countLocaleTexts(ENGLISH, { enUS: makeLocale(ENGLISH), idIDGrid: ENGLISH })).toEqual([]);
  });

  it('finds all locales of the installed package', () => {
    const counts = countLocaleTexts(GRID_DEFAULT_LOCALE_TEXT, locales);
    expect(counts.length).toBeGreaterThan(30);
    expect(counts.find(({ name }) => name === 'caES')!.present).toBe(
      Object.keys(GRID_DEFAULT_LOCALE_TEXT).length,
    );
    expect(counts.every(({ present }) => present > 0)).toBe(true);
  });
});

describe('GridLocales', () => {
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
        <GridLocales data={data} />
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
