import { PLANS } from '../products/plans';
import { PRODUCT_FOLDERS } from '../products/products';
import { packMoment, unpackMoment } from '../products/versionLens';
import { textToHash } from './textToHash';
import {
  isSymbolKind,
  SEARCH_KINDS,
  type PackedFacts,
  type PackedPage,
  type PackedRecord,
  type PackedRow,
  type PackedTable,
  type SearchIndex,
  type SearchIndexFile,
  type SearchPage,
  type SearchRecord,
} from './searchIndex';

/** No text has it: control characters are none that a writer types. */
const TRAIL_SEPARATOR = '\u001F';

const SINCE_SEPARATOR = ',';

/** Values of one kind next to each other are compressed better than rows are; what is missing is 0. */
function packRows(rows: readonly PackedRow[]): PackedTable {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? 0));
}

/** The rows that `packRows` packed, all of the same length. */
function unpackRows<Row extends PackedRow>(columns: PackedTable): Row[] {
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]!) as Row);
}

function packPage({ pathname, title, product, trail, plan }: SearchPage): PackedPage {
  return [
    pathname,
    title,
    product ? PRODUCT_FOLDERS.indexOf(product) + 1 : 0,
    trail.join(TRAIL_SEPARATOR) || 0,
    plan ? PLANS.indexOf(plan) + 1 : 0,
  ];
}

function unpackPage([pathname, title, product, trail, plan]: PackedPage): SearchPage {
  return {
    pathname,
    title,
    product: product ? PRODUCT_FOLDERS[product - 1] : undefined,
    trail: trail ? trail.split(TRAIL_SEPARATOR) : [],
    plan: plan ? PLANS[plan - 1] : undefined,
  };
}

/** Since when a symbol exists: once where it is the same on all pages. */
function packSince(since: NonNullable<SearchRecord['since']>): string {
  const moments = since.map((moment) => (moment ? packMoment(moment) : ''));
  return new Set(moments).size === 1 ? moments[0]! : moments.join(SINCE_SEPARATOR);
}

function unpackSince(packed: string, pageCount: number): SearchRecord['since'] {
  const moments = packed.split(SINCE_SEPARATOR);
  return Array.from({ length: pageCount }, (_, index) => {
    const moment = moments.length === 1 ? packed : moments[index];
    return moment ? unpackMoment(moment) : undefined;
  });
}

function packFacts({ plan, deprecation, since }: SearchRecord): PackedFacts {
  return [
    plan ? PLANS.indexOf(plan) + 1 : 0,
    // An empty note says something too: that the symbol is deprecated.
    deprecation ?? 0,
    since ? packSince(since) : 0,
  ];
}

function unpackFacts([plan, deprecation, since]: PackedFacts, pageCount: number): Partial<SearchRecord> {
  return {
    plan: plan ? PLANS[plan - 1] : undefined,
    deprecation: deprecation === 0 ? undefined : deprecation,
    since: since ? unpackSince(since, pageCount) : undefined,
  };
}

function packRecord(record: SearchRecord): PackedRecord {
  const { kind, name, pages, hash, parent } = record;
  const number = SEARCH_KINDS.indexOf(kind);
  const place = pages.length === 1 ? pages[0]! : pages;
  switch (kind) {
    case 'heading':
    case 'migration': {
      return [number, name, place, parent === undefined ? 0 : 1, hash === textToHash(name) ? 0 : 1];
    }
    case 'demo':
      return [number, name, place];
    case 'page':
      return [number, '', place];
    case 'message':
      return [number, name, place, hash!];
    default:
      return [number, name, place, hash ?? 0, ...packFacts(record)];
  }
}

/** The location of an unpacked record: below the headings that were unpacked before it. */
interface Place {
  page?: number;
  section?: string;
  heading?: string;
}

function unpackRecord(packed: PackedRecord, pages: readonly SearchPage[], above: Place): SearchRecord {
  const [number, text, place, ...rest] = packed;
  const kind = SEARCH_KINDS[number]!;
  const positions = typeof place === 'number' ? [place] : place;
  if (!isSymbolKind(kind) && above.page !== positions[0]) {
    above.page = positions[0];
    above.section = undefined;
    above.heading = undefined;
  }
  const record: SearchRecord = { kind, name: text, pages: positions };
  switch (kind) {
    case 'page':
      return { ...record, name: pages[positions[0]!]!.title };
    case 'heading':
    case 'migration': {
      const [isBelow, hasOtherHash] = rest;
      const parent = isBelow ? above.section : undefined;
      above.section = isBelow ? above.section : text;
      above.heading = text;
      return { ...record, hash: hasOtherHash ? undefined : textToHash(text), parent };
    }
    case 'demo':
      return { ...record, parent: above.heading };
    case 'message':
      return { ...record, hash: String(rest[0]) };
    default: {
      const [hash, ...facts] = rest as [hash: string | 0, ...facts: PackedFacts];
      return { ...record, hash: hash || undefined, ...unpackFacts(facts, positions.length) };
    }
  }
}

/**
 * Writes an index as short as it can be read, without what `packDescriptions` writes. Records of a page are adjacent, in the
 * order of the page.
 */
export function packIndex({
  pages,
  records,
  words,
  synonyms,
  shards,
  questionsHref,
  descriptionsHref,
  paragraphsPrefix,
}: SearchIndex): SearchIndexFile {
  return {
    pages: packRows(pages.map(packPage)),
    records: packRows(records.map(packRecord)),
    words,
    synonyms,
    shards: [...shards],
    ...(questionsHref !== undefined && { questionsHref }),
    ...(descriptionsHref !== undefined && { descriptionsHref }),
    paragraphsPrefix,
  };
}

/** Reads what `packIndex` wrote. */
export function unpackIndex(file: SearchIndexFile): SearchIndex {
  const { pages, records, ...others } = file;
  const unpackedPages = unpackRows<PackedPage>(pages).map(unpackPage);
  const above: Place = {};
  return {
    pages: unpackedPages,
    records: unpackRows<PackedRecord>(records).map((record) => unpackRecord(record, unpackedPages, above)),
    ...others,
  };
}
