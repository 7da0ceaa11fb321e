/**
 * A query that users type, and the places any of which answers it: a path, with or without a hash. `*` stands
 * for any text; a place without a hash is the page itself.
 */
export type SearchQuery = readonly [query: string, ...targets: string[]];
