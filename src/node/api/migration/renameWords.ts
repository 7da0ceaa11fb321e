import type { Renames } from '../../../shared/products/migration';

/** Replaces names in a type, or in a name: `'TreeItem2Props | null' -> 'TreeItemProps | null'`. */
export function renameWords(text: string, renames: Renames): string {
  return text.replaceAll(/[\w$]+/g, (word) => {
    const rename = renames.find(([pattern]) => pattern.test(word));
    return rename ? word.replace(...rename) : word;
  });
}
