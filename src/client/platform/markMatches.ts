/** Finds where a text has some words: pairs of start and end. */
type FindWords = (text: string, words: readonly string[]) => [start: number, end: number][];

const isPartOfWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** Whether a word may begin at a place: after a space or a sign, at a capital, or anywhere in Chinese. */
function isWordStart(text: string, index: number): boolean {
  const [before, first] = [text[index - 1], text[index]!];
  return (
    !isPartOfWord(before) ||
    /\p{Script=Han}/u.test(first) ||
    (/\p{Lu}/u.test(first) && /\p{Ll}/u.test(before!))
  );
}

/** Every place of words, which are in small letters. */
export const findAnywhere: FindWords = (text, words) => {
  const lower = text.toLowerCase();
  return words.flatMap((word) => {
    const places: [number, number][] = [];
    for (let start = lower.indexOf(word); start >= 0; start = lower.indexOf(word, start + word.length)) {
      places.push([start, start + word.length]);
    }
    return places;
  });
};

/** The places of words at which a word of the text begins: `pin` is in `Column pinning`, not in `Grouping`. */
export const findAtStarts: FindWords = (text, words) =>
  findAnywhere(text, words).filter(([start]) => isWordStart(text, start));

/** The ranges of places in the text of an element, whose nodes are read once: a reference has thousands. */
function createRanges(element: Element, places: readonly [number, number][]): Range[] {
  const ranges = places.toSorted(([a], [b]) => a - b).map((place) => ({ place, range: new Range() }));
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let first = 0;
  for (let offset = 0, node = walker.nextNode(); node; node = walker.nextNode()) {
    const end = offset + node.nodeValue!.length;
    while (first < ranges.length && ranges[first]!.place[1] <= offset) {
      first += 1;
    }
    for (let index = first; index < ranges.length && ranges[index]!.place[0] < end; index += 1) {
      const { place, range } = ranges[index]!;
      if (place[0] >= offset) {
        range.setStart(node, place[0] - offset);
      }
      if (place[1] > offset && place[1] <= end) {
        range.setEnd(node, place[1] - offset);
      }
    }
    offset = end;
  }
  return ranges.map(({ range }) => range);
}

/**
 * Marks words in the text of elements, without a change of the document, where the browser can.
 *
 * @param name of the highlight in style sheets
 */
export function markMatches(
  name: string,
  elements: readonly Element[],
  words: readonly string[],
  find: FindWords,
): void {
  if (typeof Highlight === 'undefined') {
    return;
  }
  const ranges =
    words.length === 0
      ? []
      : elements.flatMap((element) => createRanges(element, find(element.textContent, words)));
  CSS.highlights.set(name, new Highlight(...ranges));
}
