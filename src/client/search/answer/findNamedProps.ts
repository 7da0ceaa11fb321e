import type { SearchRecord } from '../../../shared/search/searchIndex';
import type { SearchHit } from '../engine/createSearchEngine';

/** An answer names the first of them; more are in the section. */
const MAX_PROPS = 2;

/** Longer types are read on the page of the API. */
const MAX_TYPE = 60;

/** Names in code that no prose has: `rowSpanning`. */
const CAMEL_CASE = /\b[a-z]+[A-Z]\w*/g;

/** A sentence begins with a capital, unless it begins with code: `ampm selects …`. */
const START = /^[a-z]+\b/;

/**
 * The props that a sentence of a guide names, in its order, with their type and default.
 *
 * @param records those of the index
 */
export function findNamedProps(
  sentence: string,
  { page: { product } }: SearchHit,
  { pages, records }: { pages: readonly { product?: string }[]; records: readonly SearchRecord[] },
): SearchRecord[] {
  const names = new Set([...(START.exec(sentence) ?? []), ...(sentence.match(CAMEL_CASE) ?? [])]);
  const props = [...names].flatMap(
    (name) =>
      records.find(
        (record) =>
          record.kind === 'prop' &&
          record.name === name &&
          record.type !== undefined &&
          record.type.length <= MAX_TYPE &&
          pages[record.pages[0]!]!.product === product,
      ) ?? [],
  );
  return props.slice(0, MAX_PROPS);
}
