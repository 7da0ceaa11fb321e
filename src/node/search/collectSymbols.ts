import { addToList } from '../../shared/addToList';
import type { ApiIndex } from '../api/types/apiIndex';
import type { ApiMember } from '../api/types/apiMember';
import type { ApiPage } from '../api/types/apiPage';
import type { NamedType } from '../api/types/namedType';
import type { ApiEvent, ApiObject, ApiSelector } from '../api/types/apiTables';
import { nameToSlug } from '../../shared/paths/nameToSlug';
import type { ProductFolder } from '../../shared/products/products';
import type { NameHistory, ReleaseMoment } from '../../shared/products/releases';
import { getRecordHash } from '../../shared/search/getRecordHash';
import type { SearchKind, SymbolFacts } from '../../shared/search/searchIndex';
import { getPlanRank } from '../api/plans';
import { SHARED_OBJECT } from '../api/sharedObject';
import type { SourcePage, SourceRecord } from './searchSource';

/** What the build knows of the API. */
export interface ApiSource {
  index: ApiIndex;
  pages: readonly ApiPage[];
  types: Iterable<NamedType>;
  events: readonly ApiEvent[];
  selectors: readonly ApiSelector[];
  objects: readonly ApiObject[];
}

/** Longer notes are cut: the row has all of it. */
const MAX_NOTE = 120;

interface Found extends SymbolFacts {
  since?: ReleaseMoment;
  kind: SearchKind;
  name: string;
  text?: string;
  product?: ProductFolder;
}

/** Markdown as plain text, the links as their words. */
function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\{@link\s+(?:\S+\s+)?([^}]*)\}/g, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  return text.length <= MAX_NOTE ? text : `${text.slice(0, MAX_NOTE - 1).trimEnd()}…`;
}

/**
 * The facts of a row, with those left out that say nothing.
 *
 * @param page what it belongs to: it came with a page that is newer than the table
 */
function readFacts(
  row: SymbolFacts & { history?: NameHistory },
  page?: Pick<ApiPage, 'history'>,
): SymbolFacts & Pick<Found, 'since'> {
  return {
    type: row.type,
    default: row.default === undefined ? undefined : shorten(row.default),
    plan: row.plan,
    deprecation: row.deprecation === undefined ? undefined : shorten(toPlainText(row.deprecation)),
    since: row.history?.since ?? page?.history?.since,
  };
}

function readMember(member: ApiMember, page: ApiPage): Found {
  const { name, type, description = '' } = member;
  return { kind: 'prop', name, text: description, ...readFacts({ ...member, type: type.text }, page) };
}

/** What is on the page of a symbol. */
function readRows(page: ApiPage, apiObjects: ReadonlySet<string>): Found[] {
  if (page.kind === 'component') {
    const inherited = page.inherited.flatMap(({ members }) => members);
    return [
      ...[...page.props, ...inherited].map((member) => readMember(member, page)),
      ...page.slots.map((slot): Found => ({
        kind: 'slot',
        name: slot.name,
        text: slot.description,
        ...readFacts({ ...slot, type: undefined }, page),
      })),
      ...page.classes.map(({ className, description, deprecation, history }): Found => ({
        kind: 'class',
        name: className,
        text: description,
        ...readFacts({ deprecation, history }, page),
      })),
    ];
  }
  // What an API object holds are methods, which have records of their own.
  return page.kind === 'interface' && !apiObjects.has(page.name)
    ? page.members.map((member) => readMember(member, page))
    : [];
}

/** Collects what is found on the pages; rows that say the same on several pages become one record. */
class RecordCollection {
  readonly #records = new Map<
    string,
    { record: SourceRecord; sinceByPage: Map<number, ReleaseMoment | undefined> }
  >();

  /** Adds a symbol that has a row on a page. */
  add({ product, text = '', since, ...found }: Found, position: number, hash?: string): void {
    const { kind, name, type, default: value, plan, deprecation } = found;
    const key = JSON.stringify([kind, name, product, type, value, plan, deprecation, hash]);
    let known = this.#records.get(key);
    if (!known) {
      known = { record: { ...found, hash, pages: [], text }, sinceByPage: new Map() };
      this.#records.set(key, known);
    }
    known.sinceByPage.set(position, since);
  }

  /** @param pages what the records are on: a page that more users have comes before one of a paid plan */
  toRecords(pages: readonly SourcePage[]): SourceRecord[] {
    const getRank = (position: number) => getPlanRank(pages[position]!.plan);
    return [...this.#records.values()].map(({ record, sinceByPage }) => {
      const own = [...sinceByPage.keys()].toSorted((a, b) => getRank(a) - getRank(b) || a - b);
      const since = own.map((position) => sinceByPage.get(position));
      return { ...record, pages: own, ...(since.some(Boolean) && { since }) };
    });
  }
}

/** The pages that have an element, by its id. */
function indexIds(pages: readonly SourcePage[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  pages.forEach(({ ids }, position) => {
    for (const id of ids) {
      addToList(index, id, position);
    }
  });
  return index;
}

/** The symbols of the API that are somewhere on the site, each with its facts and what its description says. */
export function collectSymbols(api: ApiSource, pages: readonly SourcePage[]): SourceRecord[] {
  const collection = new RecordCollection();
  const positions = new Map(pages.map(({ pathname }, index) => [pathname, index]));
  const positionsById = indexIds(pages);
  const apiObjects = new Set(api.objects.map(({ name }) => name));

  /** Adds a row on the first page of the product, or of all, that has it by its id. */
  const addWhereItStands = (found: Found, product: ProductFolder | undefined, id: string): boolean => {
    const position = positionsById
      .get(id)
      ?.find((index) => product === undefined || pages[index]!.product === product);
    if (position === undefined) {
      return false;
    }
    const isUsual = getRecordHash(found, pages[position]!.pathname) === id;
    collection.add({ ...found, product }, position, isUsual ? undefined : id);
    return true;
  };

  for (const page of api.pages) {
    const position = page.pathname === undefined ? undefined : positions.get(page.pathname);
    const { name, product, plan, deprecation, history } = page;
    if (page.kind === 'hook') {
      const found: Found = {
        kind: 'hook',
        name,
        text: page.description,
        ...readFacts({ plan, deprecation, history }),
      };
      addWhereItStands(found, product, nameToSlug(name));
    } else if (position !== undefined) {
      const source = pages[position]!;
      const text = source.description ?? '';
      collection.add(
        { kind: page.kind, name, product, text, ...readFacts({ plan, deprecation, history }) },
        position,
      );
      for (const row of readRows(page, apiObjects)) {
        if (source.ids.has(getRecordHash(row, source.pathname))) {
          collection.add({ ...row, product }, position);
        }
      }
    }
  }
  for (const event of api.events) {
    const facts = readFacts({ ...event, type: event.params?.text });
    const found: Found = { kind: 'event', name: event.name, text: event.description, ...facts };
    addWhereItStands(found, SHARED_OBJECT.product, `event-${event.name}`);
  }
  for (const selector of api.selectors) {
    const facts = readFacts({ ...selector, type: selector.returns.text });
    const found: Found = { kind: 'selector', name: selector.name, text: selector.description, ...facts };
    addWhereItStands(found, undefined, `selector-${selector.name}`);
  }
  for (const object of api.objects) {
    for (const { name, description, type, plan, deprecation, history } of object.methods) {
      const facts = readFacts({ type: type.text, plan, deprecation, history });
      const found: Found = { kind: 'method', name, text: description, ...facts };
      // Where no guide lists it, the page of the interface has a row.
      const ids = [`method-${name}`, `${nameToSlug(object.name)}-prop-${name}`];
      ids.some((id) => addWhereItStands(found, object.product, id));
    }
  }
  const plans = new Map(api.index.entries.map(({ typeId, plan }) => [typeId, plan]));
  for (const { id, name, description, deprecation, history, product, pathname } of api.types) {
    // What has a page of its own is a component or an interface.
    if (pathname === undefined) {
      const facts = readFacts({ plan: plans.get(id), deprecation, history });
      addWhereItStands({ kind: 'type', name, text: description, ...facts }, product, `type-${name}`);
    }
  }
  return collection.toRecords(pages);
}
