import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createSearchEngine,
  type SearchEngine,
  type SearchHit,
  type SearchOptions,
} from '../../../../src/client/search/engine/createSearchEngine';
import type { SearchRecord } from '../../../../src/shared/search/searchIndex';
import { splitWords } from '../../../../src/shared/search/splitWords';
import { packVectors, VECTOR_LENGTH } from '../../../../src/shared/search/wordVectors';
import { createIndex } from './createIndex';
import { createQuestions } from './createQuestions';

const toAddress = ({ page, hash }: Pick<SearchHit, 'page' | 'hash'>) => page.pathname + (hash && `#${hash}`);

describe('createSearchEngine', () => {
  let engine: SearchEngine;
  const list = (query: string, options?: SearchOptions) => engine.search(query, options).map(toAddress);

  beforeAll(async () => {
    engine = await createSearchEngine(
      createIndex({
        synonyms: [
          { from: 'per page', to: ['page size'] },
          { from: 'busy', to: ['loading'] },
        ],
      }),
    );
  });

  it.each([
    [
      'a symbol as it is written',
      'pageSizeOptions',
      '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions',
    ],
    [
      'a symbol in lower case',
      'pagesizeoptions',
      '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions',
    ],
    [
      'the words of a symbol',
      'page size options',
      '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions',
    ],
    ['some words of a symbol', 'size options', '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions'],
    ['the beginning of a symbol', 'pageSizeO', '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions'],
    ['one typing error', 'paginationMdel', '/x/api/data-grid/data-grid#data-grid-prop-paginationModel'],
    [
      'two letters that changed places',
      'pagniationModel',
      '/x/api/data-grid/data-grid#data-grid-prop-paginationModel',
    ],
    ['a component', 'DataGrid', '/x/api/data-grid/data-grid'],
    ['an element', '<DataGrid', '/x/api/data-grid/data-grid'],
    ['a component and its prop', 'DataGrid rows', '/x/api/data-grid/data-grid#data-grid-prop-rows'],
    [
      'a part of a page and its member',
      'column width',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-width',
    ],
    ['an interface', 'GridColDef', '/x/api/data-grid/grid-col-def'],
    ['a slot in code', 'slots.toolbar', '/x/api/data-grid/data-grid#data-grid-slot-toolbar'],
    ['a class', '.MuiDataGrid-root', '/x/api/data-grid/data-grid#data-grid-css-root'],
    ['a type', 'GridRowsProp', '/x/react-data-grid#type-GridRowsProp'],
    ['an event', 'rowClick', '/x/react-data-grid#event-rowClick'],
    [
      'a message as it is printed',
      'MUI X: No row with id #5 found',
      '/x/react-data-grid#message-no-row-with-id',
    ],
    ['a demo', 'order grid', '/x/react-data-grid#OrderGrid.tsx'],
    ['a heading', 'server side data', '/x/react-data-grid#server-side-data'],
    ['a heading in one word', 'serverside', '/x/react-data-grid#server-side-data'],
    ['a page', 'licensing', '/x/introduction/licensing'],
    ['words in another form', 'licenses', '/x/introduction/licensing'],
    ['a question', 'how can I change the page size?', '/x/react-data-grid#page-size'],
    ['a synonym', 'busy', '/x/api/data-grid/data-grid#data-grid-prop-loading'],
    ['a synonym of several words', 'rows per page', '/x/react-data-grid#page-size'],
  ])('finds %s first: %s', (_, query, address) => {
    expect(list(query)[0]).toBe(address);
  });

  it('prefers what has all words to what has one', () => {
    expect(list('loading bar chart')[0]).toBe('/x/api/charts/bar-chart#bar-chart-prop-loading');
  });

  it('prefers the product that is read where hits are as good', () => {
    expect(list('loading', { product: 'charts' })[0]).toBe('/x/api/charts/bar-chart#bar-chart-prop-loading');
    expect(list('pagination', { product: 'charts' })[0]).toBe('/x/react-charts#pagination');
    expect(list('pagination', { product: 'data-grid' })[0]).toBe('/x/react-data-grid#pagination');
  });

  it('leaves an exact symbol first, whatever product is read', () => {
    expect(list('GridColDef', { product: 'charts' })[0]).toBe('/x/api/data-grid/grid-col-def');
  });

  it('puts a deprecated symbol behind its like', () => {
    const found = list('height');
    expect(found[0]).toBe('/x/api/data-grid/data-grid#data-grid-prop-height');
    expect(found).toContain('/x/api/data-grid/data-grid#data-grid-prop-autoHeight');
  });

  it('puts a symbol that is not deprecated first, where all else is the same', async () => {
    const records: SearchRecord[] = [
      { kind: 'prop', name: 'rowHeight', pages: [3], deprecation: 'Use density instead.' },
      { kind: 'prop', name: 'rowHeight', pages: [4] },
    ];
    const { search } = await createSearchEngine(createIndex({ records }));
    const [hit] = search('row height');
    expect(hit!.record.deprecation).toBeUndefined();
  });

  it('shows rows of one name and product once, with the ways to all their pages', async () => {
    const records: SearchRecord[] = [
      { kind: 'prop', name: 'rowHeight', pages: [3, 4] },
      { kind: 'prop', name: 'rowHeight', pages: [5] },
      { kind: 'slot', name: 'rowHeight', pages: [3] },
    ];
    const { search } = await createSearchEngine(createIndex({ records }));
    const found = search('rowHeight').map(({ others, ...hit }) => [toAddress(hit), others.map(toAddress)]);
    expect(found).toEqual([
      [
        '/x/api/data-grid/data-grid#data-grid-prop-rowHeight',
        ['/x/api/data-grid/grid-col-def#grid-col-def-prop-rowHeight'],
      ],
      ['/x/api/data-grid/data-grid#data-grid-slot-rowHeight', []],
      ['/x/api/charts/bar-chart#bar-chart-prop-rowHeight', []],
    ]);
  });

  describe('of sections that many pages have', () => {
    const problems = [0, 1, 2].map((page) => ({
      kind: 'heading' as const,
      name: 'What goes wrong',
      hash: 'what-goes-wrong',
      pages: [page],
    }));
    const pages = [0, 1, 2].map((page) => ({
      ...createIndex().pages[page]!,
      product: 'data-grid' as const,
    }));

    it('shows each, with the title of its page', async () => {
      const { search } = await createSearchEngine(createIndex({ pages, records: problems }));
      expect(search('what goes wrong').map(({ subject, others }) => [subject, others])).toEqual(
        pages.map(({ title }) => [title, []]),
      );
    });

    it('shows a symptom once, with the ways to its pages', async () => {
      const symptoms = [0, 1, 2].map((page) => ({
        kind: 'heading' as const,
        name: 'The rows are empty',
        parent: 'What goes wrong',
        hash: 'the-rows-are-empty',
        pages: [page],
      }));
      const records = problems.flatMap((problem, page) => [problem, symptoms[page]!]);
      const { search } = await createSearchEngine(createIndex({ pages, records }));
      const [first] = search('rows are empty');
      expect(first!.subject).toBeUndefined();
      expect(first!.others.map(({ page }) => page.title)).toEqual(['Charts', 'Licensing']);
    });

    it('puts a symptom behind the task, unless the query says more of the symptom', async () => {
      const records: SearchRecord[] = [
        ...problems,
        {
          kind: 'heading',
          name: 'Clicks on the legend have no lasting effect',
          parent: 'What goes wrong',
          hash: 'symptom',
          pages: [0],
        },
        { kind: 'heading', name: 'React to clicks on entries of the legend', hash: 'task', pages: [1] },
      ];
      const { search } = await createSearchEngine(createIndex({ pages, records }));
      expect(search('legend clicks')[0]!.hash).toBe('task');
      expect(search('legend clicks without lasting effect')[0]!.hash).toBe('symptom');
    });
  });

  it.each(['rwos', 'rov', 'lodingg'])('guesses no other word for %s: too short, or too far', (query) => {
    expect(list(query)).toEqual([]);
  });

  it('puts what changed between versions behind what is there now, unless the query asks for it', async () => {
    const both = await createSearchEngine(
      createIndex({
        records: [
          { kind: 'migration', name: 'Row spanning', pages: [0], hash: 'changed' },
          { kind: 'heading', name: 'Row spanning', pages: [0], hash: 'row-spanning' },
        ],
      }),
    );
    const listHashes = (query: string) => both.search(query).map(({ hash }) => hash);
    expect(listHashes('row spanning')).toEqual(['row-spanning', 'changed']);
    expect(listHashes('row spanning upgrade')).toEqual(['changed', 'row-spanning']);
  });

  it('prefers what more of the questions ask for', async () => {
    const both = await createSearchEngine(
      createIndex({
        records: [
          { kind: 'heading', name: 'Density', pages: [0], hash: 'density' },
          { kind: 'heading', name: 'Spacing', pages: [0], hash: 'spacing' },
        ],
        questionsHref: '/questions.json',
      }),
    );
    await both.addFile(
      '/questions.json',
      createQuestions([
        ['compact lines of text', 0],
        ['smaller headers', 0],
        ['compact tables', 1],
        ['more compact look', 1],
      ]),
    );
    expect(both.search('compact view').map(({ hash }) => hash)).toEqual(['spacing', 'density']);
  });

  it('is less certain of a query with characters that the site has not, though they do not lower the score', async () => {
    const chinese = await createSearchEngine(
      createIndex({ records: [{ kind: 'heading', name: '按钮颜色', pages: [0], hash: 'color' }] }),
    );
    const [known] = chinese.search('颜色');
    const [foreign] = chinese.search('汽车喷漆 颜色');
    expect(foreign!.score).toBeGreaterThanOrEqual(known!.score);
    expect(foreign!.certainty).toBeLessThan(known!.certainty);
    expect(known!.certainty).toBe(known!.score);
  });

  it('finds a name with a typing error though many records have words that are only like it', async () => {
    const records: SearchRecord[] = Array.from({ length: 200 }, (_, number) => ({
      kind: 'heading',
      name: `Many ${number}`,
      hash: `many-${number}`,
      pages: [0],
    }));
    records.push({ kind: 'heading', name: 'Sankey', hash: 'sankey', pages: [0] });
    const crowded = await createSearchEngine(createIndex({ records }));
    expect(crowded.search('sanky')[0]!.hash).toBe('sankey');
  });

  it('shows a place once, as what fits best', async () => {
    const records: SearchRecord[] = [
      { kind: 'heading', name: 'Row height', hash: 'row-height', pages: [0] },
      { kind: 'demo', name: 'Row height', hash: 'row-height', pages: [0] },
    ];
    const { search } = await createSearchEngine(createIndex({ records }));
    expect(search('row height').map(({ record }) => record.kind)).toEqual(['heading']);
  });

  it('shows at most as many as asked for', () => {
    expect(list('grid', { limit: 2 })).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n\u3000'],
    ['signs', '<>&"\'()[]{}|\\^$*+?.,;:!#%=~`_'],
    ['emoji', '🙂🚀👩‍👩‍👧‍👦'],
    ['marks of direction', '\u200E\u200F\u202A\u202E\u2066\u2069'],
    ['a control character', '\u0000\u001F'],
    ['half a character', '\uD800'],
    ['words of questions in no text', 'zzzzqqqq'],
  ])('finds nothing for %s', (_, query) => {
    expect(list(query)).toEqual([]);
  });

  it.each([
    ['markup', '<script>alert(1)</script> rows', '/x/api/data-grid/data-grid#data-grid-prop-rows'],
    ['a regular expression', '(.*)rows[a-z]+$', '/x/api/data-grid/data-grid#data-grid-prop-rows'],
    ['marks of direction', '\u202Erows\u202C', '/x/api/data-grid/data-grid#data-grid-prop-rows'],
    ['emoji', '🙂 rows 🚀', '/x/api/data-grid/data-grid#data-grid-prop-rows'],
    [
      'names of object fields',
      'constructor __proto__ toString rows',
      '/x/api/data-grid/data-grid#data-grid-prop-rows',
    ],
    ['10,000 characters', `rows ${'x'.repeat(10_000)}`, '/x/api/data-grid/data-grid#data-grid-prop-rows'],
    ['10,000 characters of words', 'rows '.repeat(2_000), '/x/api/data-grid/data-grid#data-grid-prop-rows'],
  ])('finds the words among %s', (_, query, address) => {
    expect(list(query)).toContain(address);
  });

  it('answers any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (query) => {
        expect(Array.isArray(engine.search(query))).toBe(true);
      }),
    );
  });

  it('answers the same to the same', () => {
    expect(list('page size grid')).toEqual(list('page size grid'));
  });
});

describe('the full text', () => {
  const SHARDS = [
    { first: 'a', href: '/1.json' },
    { first: 'm', href: '/2.json' },
    { first: 's', href: '/3.json' },
  ];

  async function createWithTexts(): Promise<SearchEngine> {
    return createSearchEngine(createIndex({ shards: SHARDS }));
  }

  it('names the questions, then the file of the longest word that no question has', async () => {
    const engine = await createSearchEngine(
      createIndex({ shards: SHARDS, questionsHref: '/questions.json' }),
    );
    expect(engine.listMissingFiles('zebra mountain apple')).toEqual(['/questions.json']);
    await engine.addFile('/questions.json', createQuestions([['mountain top', 1]]));
    expect(engine.listMissingFiles('zebra mountain apple')).toEqual(['/3.json']);
    await engine.addFile('/3.json', { words: 'zebra', records: '0' });
    expect(engine.listMissingFiles('zebra mountain apple')).toEqual([]);
  });

  it('names no text for words that names or questions have, or that begin like them', async () => {
    const engine = await createSearchEngine(
      createIndex({ shards: SHARDS, questionsHref: '/questions.json' }),
    );
    await engine.addFile('/questions.json', createQuestions([['mountain top', 1]]));
    expect(engine.listMissingFiles('mount pagin')).toEqual([]);
  });

  it('names no text for pairs of characters that lie across two words', async () => {
    const engine = await createSearchEngine(
      createIndex({ shards: SHARDS, questionsHref: '/questions.json' }),
    );
    await engine.addFile('/questions.json', createQuestions([['隐藏 表头', 1]]));
    expect(engine.listMissingFiles('隐藏表头')).toEqual([]);
    expect(engine.listMissingFiles('轮播')).toEqual(['/3.json']);
  });

  it('names the questions until all of them are ready, so that a query typed meanwhile is searched again', async () => {
    const engine = await createSearchEngine(createIndex({ questionsHref: '/questions.json' }));
    const file = createQuestions(Array.from({ length: 1000 }, (_, number) => [`mountain ${number}`, 0]));
    const added = engine.addFile('/questions.json', file);
    expect(engine.listMissingFiles('mountain')).toEqual(['/questions.json']);
    await added;
    expect(engine.listMissingFiles('mountain')).toEqual([]);
  });

  it('finds the record that answers a question, and marks none of its words as text', async () => {
    const engine = await createSearchEngine(
      createIndex({ shards: SHARDS, questionsHref: '/questions.json' }),
    );
    await engine.addFile('/questions.json', createQuestions([['climb a mountain', 1]]));
    const [hit] = engine.search('climb mountain');
    expect(toAddress(hit!)).toBe('/x/react-data-grid#pagination');
    expect(hit!.textWords).toEqual([]);
  });

  it('reads a name that the site has nowhere, as that of another library, by its parts', async () => {
    const engine = await createSearchEngine(
      createIndex({ shards: SHARDS, questionsHref: '/questions.json' }),
    );
    await engine.addFile('/questions.json', createQuestions([['limit the climb of a mountain', 1]]));
    const [whole] = engine.search('mountainClimbLimit');
    const [parts] = engine.search('mountain climb limit');
    expect(toAddress(whole!)).toBe('/x/react-data-grid#pagination');
    expect(whole!.score).toBe(parts!.score);
  });

  it('compares what a sentence is about although it has a name, but not of a name with a word or two', async () => {
    const file = createQuestions([['mountain', 1]]);
    const vector = { signs: Array.from({ length: VECTOR_LENGTH }, () => true), weight: 1 };
    const rateOf = async (query: string, vectors: string) => {
      const engine = await createSearchEngine(createIndex({ questionsHref: '/questions.json' }));
      await engine.addFile('/questions.json', { ...file, vectors });
      return engine.search(query).find((hit) => toAddress(hit) === '/x/react-data-grid#pagination')!.score;
    };
    const compare = async (query: string) =>
      (await rateOf(query, packVectors([vector]))) - (await rateOf(query, ''));
    expect(await compare('pageSizeOptions mountain')).toBe(0);
    expect(await compare('pageSizeOptions forgets my favourite mountain')).toBeGreaterThan(0.05);
  });

  it('names none for a query without words', async () => {
    const engine = await createWithTexts();
    expect(engine.listMissingFiles('  …  ')).toEqual([]);
  });

  it('finds what only the text says, and says which words', async () => {
    const engine = await createWithTexts();
    expect(engine.search('mountain')).toEqual([]);
    await engine.addFile('/2.json', { words: 'mountain mouse', records: '1,2 4' });
    const hits = engine.search('mountain');
    expect(hits.map(toAddress)).toEqual([
      '/x/react-data-grid#pagination',
      '/x/react-data-grid#server-side-data',
    ]);
    expect(hits[0]!.textWords).toEqual(['mountain']);
  });

  it('finds each word of a file', async () => {
    const words = ['maple', 'marsh', 'meadow', 'mill', 'mire', 'moor', 'moss', 'mountain', 'mud'];
    const engine = await createWithTexts();
    const texts = words.flatMap((word) => splitWords(word)).map(({ text }) => text);
    await engine.addFile('/2.json', { words: texts.join(' '), records: texts.map(() => '1').join(' ') });
    for (const word of words) {
      expect(engine.search(word).map(toAddress), word).toEqual(['/x/react-data-grid#pagination']);
    }
    expect(engine.search('mole')).toEqual([]);
  });

  it('finds the words of the thesaurus, behind the word itself', async () => {
    const engine = await createSearchEngine(createIndex({ questionsHref: '/questions.json' }));
    await engine.addFile(
      '/questions.json',
      createQuestions(
        [
          ['climb hill', 1],
          ['climb mountain', 2],
        ],
        ['mountain,hill'],
      ),
    );
    expect(engine.search('mountain').map(toAddress)).toEqual([
      '/x/react-data-grid#page-size',
      '/x/react-data-grid#pagination',
    ]);
  });

  it('finds the same whatever other files are there', async () => {
    const engine = await createWithTexts();
    await engine.addFile('/2.json', { words: 'mountain', records: '1' });
    const before = engine.search('mountain zebra apple').map(toAddress);
    await engine.addFile('/3.json', { words: 'zebra', records: '2' });
    await engine.addFile('/1.json', { words: 'apple', records: '3' });
    expect(engine.search('mountain zebra apple').map(toAddress)).toEqual(before);
  });
});
