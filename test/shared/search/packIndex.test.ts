import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchWords } from '../../../src/node/base/texts/readSearchWords';
import { PLANS } from '../../../src/shared/products/plans';
import { PRODUCT_FOLDERS } from '../../../src/shared/products/products';
import type { ReleaseMoment } from '../../../src/shared/products/releases';
import { addDescriptions, packDescriptions } from '../../../src/shared/search/descriptions';
import { packIndex, unpackIndex } from '../../../src/shared/search/packIndex';
import {
  SEARCH_KINDS,
  type SearchIndex,
  type SearchPage,
  type SearchRecord,
} from '../../../src/shared/search/searchIndex';

const WORDS = readSearchWords('zh');

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Text that a writer may type: no control characters, and something. */
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !/\p{Cc}/u.test(value));
const demoId = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,11}\.tsx$/);

const page: fc.Arbitrary<SearchPage> = fc.record({
  pathname: fc.webPath(),
  title: text,
  product: optional(fc.constantFrom(...PRODUCT_FOLDERS)),
  trail: fc.array(text, { maxLength: 3 }),
  plan: optional(fc.constantFrom(...PLANS)),
  description: optional(text),
});

const symbolKinds = SEARCH_KINDS.slice(SEARCH_KINDS.indexOf('component'));

const minor = fc.nat(30).map((number) => `8.${number}`);

const moment: fc.Arbitrary<ReleaseMoment> = fc
  .tuple(minor, optional(minor))
  .map(([since, after]) => ({ minor: since, ...(after && { after }) }));

/** Since when a symbol exists, page by page: the same on all, or not. */
function createSince(pageCount: number): fc.Arbitrary<SearchRecord['since']> {
  return fc
    .oneof(
      fc.constant(undefined),
      moment.map((value) => Array.from({ length: pageCount }, () => value)),
      fc.array(optional(moment), { minLength: pageCount, maxLength: pageCount }),
    )
    .map((since) => (since?.some(Boolean) ? since : undefined));
}

function createSymbol(count: number): fc.Arbitrary<SearchRecord> {
  const facts = fc.record({
    kind: fc.constantFrom(...symbolKinds),
    name: text,
    pages: fc.uniqueArray(fc.nat(count - 1), { minLength: 1 }),
    hash: optional(text),
    type: optional(text),
    default: optional(text),
    plan: optional(fc.constantFrom(...PLANS)),
    // Empty where the package does not say what to use instead.
    deprecation: optional(fc.string()),
  });
  return facts.chain((record) => createSince(record.pages.length).map((since) => ({ ...record, since })));
}

/** The texts of one page, in its order: sections with what is below them. */
function createTexts(position: number, { title }: SearchPage): fc.Arbitrary<SearchRecord[]> {
  const pages = [position];
  const section = fc.record({
    name: text,
    hash: text,
    below: fc.array(fc.record({ name: text, hash: text }), { maxLength: 2 }),
    demos: fc.array(fc.record({ name: text, hash: demoId }), { maxLength: 2 }),
    messages: fc.array(fc.record({ name: text, hash: text }), { maxLength: 1 }),
  });
  return fc.array(section, { maxLength: 3 }).map((sections) => {
    const records: SearchRecord[] = [{ kind: 'page', name: title, pages }];
    for (const { name: heading, hash, below, demos, messages } of sections) {
      records.push({ kind: 'heading', name: heading, pages, hash });
      records.push(...demos.map((demo): SearchRecord => ({ kind: 'demo', ...demo, pages, parent: heading })));
      records.push(...messages.map((message): SearchRecord => ({ kind: 'message', ...message, pages })));
      records.push(
        ...below.map((entry): SearchRecord => ({ kind: 'heading', ...entry, pages, parent: heading })),
      );
    }
    return records;
  });
}

const index: fc.Arbitrary<SearchIndex> = fc.array(page, { minLength: 1, maxLength: 4 }).chain((pages) =>
  fc.record({
    pages: fc.constant(pages),
    records: fc
      .tuple(
        fc.tuple(...pages.map((value, position) => createTexts(position, value))),
        fc.array(createSymbol(pages.length)),
      )
      .map(([texts, symbols]) => [...texts.flat(), ...symbols]),
    words: fc.constant(WORDS),
    synonyms: fc.constant([{ from: 'table', to: ['data grid'] }]),
    shards: fc.array(fc.record({ first: text, href: fc.webPath() })),
    descriptionsHref: fc.webPath(),
    paragraphsPrefix: fc.webPath(),
  }),
);

/** Without fields that are undefined: they say what absent ones say. */
function simplify<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

describe('packIndex', () => {
  it('writes what unpackIndex reads with the descriptions, whatever the pages hold', () => {
    fc.assert(
      fc.property(index, (given) => {
        const written = simplify([packIndex(given), packDescriptions(given)] as const);
        const read = unpackIndex(written[0]);
        addDescriptions(read, written[1]);
        expect(simplify(read)).toEqual(simplify(given));
      }),
    );
  });

  it('leaves the ids of a translation, and of demos, to the descriptions', () => {
    const given: SearchIndex = {
      pages: [{ pathname: '/x/react-charts/bars', title: '柱状图', trail: [] }],
      records: [
        { kind: 'heading', name: '堆叠', pages: [0], hash: 'stacked' },
        { kind: 'heading', name: 'API', pages: [0], hash: 'api' },
        { kind: 'demo', name: '堆叠柱', pages: [0], hash: 'StackedBars.tsx', parent: 'API' },
      ],
      words: WORDS,
      synonyms: [],
      shards: [],
      paragraphsPrefix: '',
    };
    const packed = packIndex(given);
    expect(JSON.stringify(packed)).not.toMatch(/stacked/i);
    const read = unpackIndex(packed);
    expect(read.records.map(({ hash }) => hash)).toEqual([undefined, 'api', undefined]);
    addDescriptions(read, packDescriptions(given));
    expect(read.records.map(({ hash }) => hash)).toEqual(['stacked', 'api', 'StackedBars.tsx']);
  });

  it('survives descriptions of another index', () => {
    fc.assert(
      fc.property(index, index, (given, other) => {
        const read = unpackIndex(packIndex(given));
        addDescriptions(read, packDescriptions(other));
        const listNames = ({ records }: SearchIndex) => records.map((record) => record.name);
        expect(listNames(read)).toEqual(listNames(given));
      }),
    );
  });

  it('writes columns, and leaves out what follows from the rest', () => {
    const pages: SearchPage[] = [{ pathname: '/x/react-charts/bars', title: 'Bars', trail: [] }];
    const packed = packIndex({
      pages,
      records: [
        { kind: 'heading', name: 'Value scale', pages: [0], hash: 'value-scale' },
        { kind: 'demo', name: 'Order columns', pages: [0], hash: 'OrderColumns.tsx', parent: 'Value scale' },
        { kind: 'prop', name: 'rows', pages: [0] },
      ],
      words: WORDS,
      synonyms: [],
      shards: [],
      descriptionsHref: '',
      paragraphsPrefix: '',
    });
    expect(packed.pages).toEqual([['/x/react-charts/bars'], ['Bars'], [0], [0], [0]]);
    const [kinds, names, places, ...rest] = packed.records;
    expect(kinds).toHaveLength(3);
    expect(names).toEqual(['Value scale', 'Order columns', 'rows']);
    expect(places).toEqual([0, 0, 0]);
    expect(rest.flat().filter((value) => value !== 0)).toEqual([]);
  });
});
