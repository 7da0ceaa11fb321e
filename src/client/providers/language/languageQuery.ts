/** One or more parameters `userLanguage` with what separates them from the next; the first group stays. */
export const LANGUAGE_PARAMETERS = /([?&])(?:userLanguage=[^&]*(?:&|$))+/g;

/** What is left over at the end of a query when its last parameter is removed. */
export const LOOSE_END = /[?&]$/;

/**
 * Removes the choice of a language from a query, and leaves the rest as it was written:
 * `'?a=1&userLanguage=zh&b' -> '?a=1&b'`.
 *
 * @param query with its `?`, or empty
 */
export function removeLanguageQuery(query: string): string {
  const rest = query.replace(LANGUAGE_PARAMETERS, '$1');
  return rest === query ? query : rest.replace(LOOSE_END, '');
}
