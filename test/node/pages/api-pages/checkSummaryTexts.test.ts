import { expect, it } from 'vitest';
import { checkSummaryTexts } from '../../../../src/node/pages/api-pages/checkSummaryTexts';
import type { SymbolSummaries, SymbolSummary } from '../../../../src/shared/search/symbolSummary';

const FILE = 'data/api/charts.ts';

const BAR_PLOT = {
  en: 'Renders the bars of all `bar` series in a composed chart.',
  zh: '在组合图表中渲染所有 `bar` 系列的柱。',
};

const PIE_PLOT = {
  en: 'Renders the arcs of all pie series in a composed chart.',
  zh: '在组合图表中渲染所有饼图系列的扇形。',
};

function check(charts: SymbolSummaries) {
  const text = `export const charts = {\n${Object.keys(charts)
    .map((name) => `  ${name}: {},\n`)
    .join('')}`;
  return checkSummaryTexts({
    summaries: { charts },
    sourceFiles: [{ file: FILE, text }],
  });
}

it('finds nothing in a sentence for each symbol in each language', () => {
  expect(check({ BarPlot: BAR_PLOT, PiePlot: PIE_PLOT })).toEqual([]);
});

it('asks for no language that has no sentence at all', () => {
  expect(check({ PiePlot: { en: PIE_PLOT.en } })).toEqual([]);
});

it.each<[change: Partial<SymbolSummary>, message: string]>([
  [{ en: 'Renders arcs.' }, 'in `en` has 13 characters. Write 40 to 110.'],
  [{ zh: '渲染扇形。' }, 'in `zh` has 5 characters. Write 12 to 70.'],
  [
    { en: 'renders the arcs of all pie series in a composed chart.' },
    'in `en` is no sentence. Begin it with',
  ],
  [{ zh: '在组合图表中渲染所有饼图系列的扇形' }, 'in `zh` is no sentence.'],
  [{ en: 'Renders the arcs of all 饼 series in a composed chart.' }, 'in `en` has ideographs.'],
  [
    { en: 'The `PiePlot` renders the arcs of all pie series here.' },
    'repeats the name. Begin with what it does',
  ],
  [
    { zh: '在组合图表中渲染所有 `pie` 系列的扇形。' },
    'in `zh` does not name the code of the English one. Name none.',
  ],
  [{ en: BAR_PLOT.en.replaceAll('`', ''), zh: undefined }, 'in `zh` is missing. Write it'],
])('names the line of a symbol with %j', (change, message) => {
  const problems = check({ BarPlot: BAR_PLOT, PiePlot: { ...PIE_PLOT, ...change } as SymbolSummary });
  expect(problems).toContainEqual({ file: FILE, line: 3, message: expect.stringContaining(message) });
});

it('finds a sentence that is there twice in a product', () => {
  const messages = check({ BarPlot: PIE_PLOT, PiePlot: PIE_PLOT }).map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringContaining('in `en` is that of `BarPlot` too'),
    expect.stringContaining('in `zh` is that of `BarPlot` too'),
  ]);
});

it('leaves room for the package in the description of the page', () => {
  const en = `Renders ${'very '.repeat(30)}.`;
  const messages = check({ PiePlot: { en } }).map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringContaining('makes a description of more than 160 characters. Write a shorter one.'),
  );
});
