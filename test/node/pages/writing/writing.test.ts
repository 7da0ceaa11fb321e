import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/pages/markdown/parsePage';
import { checkEditedPage, getMaxWords } from '../../../../src/node/pages/writing/checkEditedPage';
import { checkWriting } from '../../../../src/node/pages/writing/checkWriting';
import { findBrokenSentences } from '../../../../src/node/pages/writing/findBrokenSentences';
import { findWording } from '../../../../src/node/pages/writing/findWording';
import { formatWriting } from '../../../../src/node/pages/writing/formatWriting';
import { measureWriting, type WritingFigures } from '../../../../src/node/pages/writing/measureWriting';
import { pageText } from '../markdown/compileMarkdown';

/** The tree of a page; its text begins on line 5. */
const parse = (...lines: string[]) => parsePage({ file: 'rows.md', markdown: pageText(...lines) }, [])!.tree;

describe('measureWriting', () => {
  it('counts words of prose, lists and tables apart from those in details, and code', () => {
    const figures = measureWriting(
      parse(
        '## Four words not counted',
        '',
        'Set `rows` and [two more](/x/react-data-grid/) words.',
        '',
        '- One item',
        '',
        '| A   | B c |',
        '| --- | --- |',
        '| d   | `e` |',
        '',
        '::demo{src="Rows.tsx" title="Not counted"}',
        '',
        ':::details[Not counted]',
        'Three words here.',
        '',
        '```ts',
        'const not = "counted";',
        '```',
        ':::',
        '',
        ':::tip',
        'Two words.',
        ':::',
      ),
    );
    expect(figures).toMatchObject({ words: 15, wordsInDetails: 3, demos: 1, snippets: 1, wordsForCode: 7.5 });
  });

  it('takes each name in a gallery for a demo, and for no sentence', () => {
    const gallery = ['- [Two words](/x/a/)', '- [Three more words](/x/b/)'];
    const figures = measureWriting(parse('One two three.', '', ':::gallery', '', ...gallery, '', ':::'));
    expect(figures).toMatchObject({ words: 8, demos: 2, meanSentence: 3 });
  });

  it('measures sentences of paragraphs and lists', () => {
    const { meanSentence, shortShare } = measureWriting(
      parse(
        'One two three four five six seven eight nine ten. Version 8.29.3 is e.g. one. `rows` is code! Is it?',
        '',
        '- Three words only',
        '',
        '| Not counted. At all. |',
        '| --- |',
      ),
    );
    expect(meanSentence).toBe((10 + 5 + 3 + 2 + 3) / 5);
    expect(shortShare).toBe(4 / 5);
  });

  it('names paragraphs with three short sentences in a row', () => {
    const long = 'This sentence has so many words that nobody calls it short.';
    expect(
      measureWriting(
        parse('One. Two. Three.', '', `One. Two. ${long} Three. Four.`, '', `${long} A b. C d. E f.`),
      ).shortRuns,
    ).toEqual([5, 9]);
  });

  it('has figures of an empty page', () => {
    expect(measureWriting(parse())).toMatchObject({
      words: 0,
      meanSentence: 0,
      shortShare: 0,
      wordsForCode: 0,
    });
  });
});

describe('findWording', () => {
  it.each([
    ['The chart keeps it, also if it is empty.', 'even if'],
    ['A chart has no zoom.', 'does not support'],
    ['`rows` is empty: the grid shows nothing.', 'two sentences'],
    ['It needs the `height` of the chart.', 'set `height` on the chart'],
    ['It has the height of the grid.', 'the grid’s height'],
    ['It sorts. See [Rows](/x/react-data-grid/).', 'a link on the noun, in the sentence before'],
    ['It sorts rows, see [Rows](/x/react-data-grid/).', 'a link on the noun'],
    ['It is :default[DataGrid.density] by default.', '(default …)'],
    ['Pass a component of your own.', 'your own X'],
    ['Use another `key` then.', 'a different X'],
    ['Set it, too.', 'as well'],
    ['The grid knows the rows.', 'components have no mind'],
    ['Press ArrowRight there.', 'Right Arrow'],
    ['## Related', 'See also'],
    ['**No rows**: set them.', '**Lead-in:**'],
    ['Change the texts there.', 'text, labels'],
    ['In this demo, rows move.', 'the title of the demo'],
    ['It filters rows, and returns them.', 'no comma'],
  ])('finds what is wrong with %j', (text, rewrite) => {
    expect(findWording(parse(text)).map((found) => found.rewrite)).toEqual([
      expect.stringContaining(rewrite),
    ]);
  });

  it.each([
    'Even if it is empty, the chart’s height stays.',
    'Press Right Arrow, or use `ArrowRight` in code. A click has no effect.',
    '```ts\nconst texts = "also if";\n```',
  ])('finds nothing in %j', (text) => {
    expect(findWording(parse(text))).toEqual([]);
  });

  it('says the line within a paragraph, and quotes', () => {
    expect(findWording(parse('First line', 'and the texts of it', '', 'More texts'))).toEqual([
      { line: 6, quote: 'First line and the texts of it', rewrite: 'text, labels, strings' },
      { line: 8, quote: 'More texts', rewrite: 'text, labels, strings' },
    ]);
  });
});

describe('findBrokenSentences', () => {
  it.each([
    ['Rows (all of them stay.', 'The bracket `(`'],
    ['Rows all) of them stay.', 'The bracket `)`'],
    ['行（全部都在。', 'The bracket `（`'],
    [
      'Open [rows](/x/react-data-grid/)now and here.',
      'Text follows a link without a space. Read the sentence around “Open [rows](…)now and” again.',
    ],
    ['Open all[rows](/x/react-data-grid/) now.', 'A link follows text'],
    ['Open [rows](/x/react-data-grid/) here.(/x/api/data-grid/) now.', 'An address without its link'],
    ['Open [rows](/x/react-data-grid/)(/x/api/data-grid/) now.', 'A link has two addresses.'],
    ['Open the panel See [rows](/x/react-data-grid/).', 'The sentence before `See`'],
    ['Open the panel,.', 'A sentence ends twice.'],
    ['Open the the panel.', 'The same words are there twice in a row: “the the”. Delete one of them'],
    ['The the panel opens.', 'twice in a row: “The the”'],
    [
      'It opens when users click when users click the row.',
      'twice in a row: “when users click when users click”',
    ],
    [
      'It opens when users click, when users click the row.',
      'twice in a row: “when users click, when users click”',
    ],
    ['点击行时点击行时打开面板。', 'twice in a row: “点击行时点击行时”'],
  ])('reports %j', (text, message) => {
    expect(findBrokenSentences(parse('Before.', '', text))).toEqual([
      { line: 7, message: expect.stringContaining(message) },
    ]);
  });

  it.each([
    'Rows (all (of them)) stay [here](/x/react-data-grid/), 1) or b) too.',
    'Ranges are `[0, 1)` here. See [rows](/x/react-data-grid/). Text (see [rows](/x/react-data-grid/)).',
    '参见[行](/x/react-data-grid/)和`rows`（全部）。',
    'Plural [rows](/x/react-data-grid/), :default[DataGrid.density] … and `(`.',
    'If it gets the focus, the focus stays, and `[null, null]` or `a b` the `a b` the same. And and Or are labels.',
    '一个一个地打开，常常如此。',
  ])('reports nothing in %j', (text) => {
    expect(findBrokenSentences(parse(text))).toEqual([]);
  });
});

const GOOD: WritingFigures = {
  words: 700,
  wordsInDetails: 100,
  demos: 8,
  snippets: 4,
  wordsForCode: 58,
  meanSentence: 14,
  shortShare: 0.1,
  shortRuns: [],
};
const EXISTING = { words: 600, demos: 5, snippets: 5 };

describe('checkEditedPage', () => {
  it.each([
    [undefined, undefined],
    [{ ...EXISTING, words: 100 }, 600],
    [{ ...EXISTING, words: 499 }, 600],
    [{ ...EXISTING, words: 500 }, 600],
    [{ ...EXISTING, words: 1000 }, 1200],
  ])('allows beside %j %s words', (existing, words) => {
    expect(getMaxWords(existing)).toBe(words);
  });

  it.each([
    [{}, undefined],
    [{ words: 720 }, undefined],
    [{ words: 721 }, 'The page has 721 visible words, and 720 are enough.'],
    [{ wordsForCode: 75.1 }, 'The page has 75 visible words for each demo or snippet.'],
    [{ meanSentence: 12.9 }, 'Sentences have 12.9 words on average'],
    [{ shortShare: 0.16 }, 'Of the sentences, 16 % have fewer than 8 words, 15 % at most.'],
  ])('says of %j: %s', (figures, fault) => {
    const faults = checkEditedPage({ ...GOOD, ...figures }, EXISTING, {});
    expect(faults).toEqual(fault ? [expect.stringContaining(fault)] : []);
  });

  it('allows a longer page with a reason, which goes when the page is shorter', () => {
    const limits = { longerBecause: 'It has all messages.' };
    expect(checkEditedPage({ ...GOOD, words: 900 }, EXISTING, limits)).toEqual([]);
    expect(checkEditedPage(GOOD, EXISTING, limits)).toEqual([
      expect.stringContaining('no longer than others'),
    ]);
  });
});

describe('checkWriting', () => {
  it('holds no page to limits that is not edited', () => {
    expect(checkWriting(parse('Short. Short. Short.'), 'charts/not-a-page')).toEqual([]);
  });
});

describe('formatWriting', () => {
  it('prints figures beside those of the existing page, and wording with its lines', () => {
    const text = formatWriting({
      pageId: 'charts/bars',
      figures: { ...GOOD, shortRuns: [7, 9] },
      wording: [{ line: 12, quote: 'the texts', rewrite: 'text' }],
      existing: EXISTING,
    });
    expect(text.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['writing of charts/bars', 'page', 'existing', 'goal'],
      ['visible words', '700', '600', '<= 720'],
      ['words in details', '100'],
      ['demos', '8', '5'],
      ['snippets', '4', '5'],
      ['words a demo or snippet', '58', '60', '<= 75'],
      ['words a sentence', '14.0', '>= 13'],
      ['sentences below 8 words', '10 %', '<= 15 %'],
      ['three short sentences in a row: lines 7, 9'],
      ['1 places to reword:'],
      ['12', 'the texts', '->', 'text'],
    ]);
  });
});
