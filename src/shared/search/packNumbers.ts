/** Numbers that are written with letters too are shorter. */
const BASE = 36;

/** Packs numbers that do not fall: `[3, 3, 40] -> '3,0,11'`, the distance of each from the one before. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number, index) => (number - (numbers[index - 1] ?? 0)).toString(BASE)).join(',');
}

/** The numbers that `packNumbers` packed; the text is not empty. */
export function unpackNumbers(packed: string): number[] {
  let last = 0;
  return packed.split(',').map((distance) => {
    last += parseInt(distance, BASE);
    return last;
  });
}
