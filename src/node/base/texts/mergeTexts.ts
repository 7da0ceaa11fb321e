import type { TranslationTable } from '../../../shared/languages/translate';

/** The texts of a table, those of another one where that has them: `({ a: 'A', b: 'B' }, { b: '乙' }) -> { a: 'A', b: '乙' }`. */
export function mergeTexts(table: TranslationTable, other: TranslationTable): TranslationTable {
  const merged: TranslationTable = { ...table, ...other };
  for (const [key, value] of Object.entries(other)) {
    const before = Object.hasOwn(table, key) ? table[key] : undefined;
    if (typeof value === 'object' && typeof before === 'object') {
      merged[key] = mergeTexts(before, value);
    }
  }
  return merged;
}
