import type { TranslationTable } from '../../../shared/languages/translate';

/**
 * The texts of a table whose keys another one does not have:
 * `({ a: 'A', b: { c: 'C', d: 'D' } }, { b: { c: '丙' } }) -> { a: 'A', b: { d: 'D' } }`.
 */
export function omitTexts(table: TranslationTable, known: TranslationTable): TranslationTable {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, value]): [string, string | TranslationTable][] => {
      const other = Object.hasOwn(known, key) ? known[key] : undefined;
      if (other === undefined) {
        return [[key, value]];
      }
      if (typeof value === 'string' || typeof other === 'string') {
        return [];
      }
      const rest = omitTexts(value, other);
      return Object.keys(rest).length > 0 ? [[key, rest]] : [];
    }),
  );
}
