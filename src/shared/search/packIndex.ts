import { PLANS } from '../plans';
import { PRODUCT_FOLDERS } from '../products';
import { packMoment, unpackMoment } from '../versionLens';
import {
  isSymbolKind,
  SEARCH_KINDS,
  type PackedFacts,
  type PackedPage,
  type PackedRecord,
  type SearchIndex,
  type SearchIndexFile,
  type SearchPage,
  type SearchRecord,
} from './searchIndex';

const DEMO_END = '.tsx';

/** No text has it: control characters are none that a writer types. */
const TRAIL_SEPARATOR = '\u001F';

const SINCE_SEPARATOR = ',';

/** Cuts what is empty at the end. */
function trimEnd<Item>(items: Item[]): Item[] {
  const last = items.findLastIndex((item) => item !== undefined && item !== 0);
  return items.slice(0, last + 1).map((item) => item ?? (0 as Item));
}

/** The usual id of an English heading: `'Value getter' -> 'value-getter'`. */
function textToHash(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** `'OrderColumns' -> 'Order columns'` */
function nameToTitle(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title that a search shows of a demo without one: its name in words. */
export function getDemoTitle(name: string, title?: string): string {
  return title ?? nameToTitle(name);
}

function packPage({ pathname, title, product, trail, plan, description }: SearchPage): PackedPage {
  return trimEnd([
    pathname,
    title,
    product ? PRODUCT_FOLDERS.indexOf(product) + 1 : 0,
    trail.join(TRAIL_SEPARATOR) || 0,
    plan ? PLANS.indexOf(plan) + 1 : 0,
    description,
  ]) as PackedPage;
}

function unpackPage([pathname, title, product, trail, plan, description]: PackedPage): SearchPage {
  return {
    pathname,
    title,
    product: product ? PRODUCT_FOLDERS[product - 1] : undefined,
    trail: trail ? trail.split(TRAIL_SEPARATOR) : [],
    plan: plan ? PLANS[plan - 1] : undefined,
    description,
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

function packFacts({ type, default: value, plan, deprecation, since }: SearchRecord): PackedFacts {
  // An empty note says something too, and stays: that the symbol is deprecated.
  return trimEnd<string | number | undefined>([
    type,
    value,
    plan && PLANS.indexOf(plan) + 1,
    deprecation,
    since && packSince(since),
  ]) as PackedFacts;
}

function unpackFacts(
  [type, value, plan, deprecation, since]: PackedFacts,
  pageCount: number,
): Partial<SearchRecord> {
  return {
    type: type || undefined,
    default: value || undefined,
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
      const rest = [parent === undefined ? 0 : 1, hash === textToHash(name) ? 0 : hash!];
      return [number, name, place, ...trimEnd<string | number>(rest)];
    }
    case 'demo': {
      const demo = hash!.slice(0, -DEMO_END.length);
      return [number, demo, place, ...(name === nameToTitle(demo) ? [] : [name])];
    }
    case 'page':
      return [number, '', place];
    case 'message':
      return [number, name, place, hash!];
    default: {
      const known = packFacts(record);
      return [number, name, place, hash ?? 0, ...known].slice(
        0,
        hash || known.length > 0 ? undefined : 3,
      ) as PackedRecord;
    }
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
      const [isBelow, hash] = rest;
      const parent = isBelow ? above.section : undefined;
      above.section = isBelow ? above.section : text;
      above.heading = text;
      return { ...record, hash: hash ? String(hash) : textToHash(text), parent };
    }
    case 'demo': {
      const name = getDemoTitle(text, rest[0] as string | undefined);
      return { ...record, name, hash: text + DEMO_END, parent: above.heading };
    }
    case 'message':
      return { ...record, hash: String(rest[0]) };
    default: {
      const [hash, ...facts] = rest as [hash?: string, ...facts: PackedFacts];
      return { ...record, hash: hash || undefined, ...unpackFacts(facts, positions.length) };
    }
  }
}

/** Writes an index as short as it can be read. Records of a page are adjacent, in the order of the page. */
export function packIndex({
  pages,
  records,
  words,
  synonyms,
  shards,
  questionsHref,
  paragraphsPrefix,
}: SearchIndex): SearchIndexFile {
  return {
    pages: pages.map(packPage),
    records: records.map(packRecord),
    words,
    synonyms,
    shards: [...shards],
    ...(questionsHref !== undefined && { questionsHref }),
    paragraphsPrefix,
  };
}

/** Reads what `packIndex` wrote. */
export function unpackIndex(file: SearchIndexFile): SearchIndex {
  const { pages, records, ...others } = file;
  const unpackedPages = pages.map(unpackPage);
  const above: Place = {};
  return {
    pages: unpackedPages,
    records: records.map((record) => unpackRecord(record, unpackedPages, above)),
    ...others,
  };
}
