/** The number of the first line of a text that is wanted, from 1; undefined where none is. */
export function findLine(text: string | undefined, isWanted: (line: string) => boolean): number | undefined {
  const index = text?.split('\n').findIndex(isWanted) ?? -1;
  return index < 0 ? undefined : index + 1;
}
