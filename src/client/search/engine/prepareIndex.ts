import SearchableMap from 'minisearch/SearchableMap';
import { addToList } from '../../../shared/addToList';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import type { SearchIndex, SearchPage, SearchRecord } from '../../../shared/search/searchIndex';
import { splitWords } from '../../../shared/search/splitWords';
import { createWordFinder, type FindWords } from './createWordFinder';
import type { ComparedWord } from './matchWord';
import { pause } from './pause';
import { joinText } from './readQuery';

/** A record with its words, as positions in the list of all words. */
export interface PreparedRecord {
  /** Letters and digits of the name. */
  joined: string;
  /** The parts that say something. */
  parts: number[];
  /** Names of several parts, as they are. */
  wholes: number[];
  /** Both. */
  words: number[];
  parent: number[];
  /** What a user with a problem sees: a section below `What goes wrong`. */
  isSymptom: boolean;
}

/** An index as the search compares it. */
export interface PreparedIndex {
  pages: readonly SearchPage[];
  records: readonly SearchRecord[];
  words: ComparedWord[];
  findWords: FindWords;
  prepared: PreparedRecord[];
  pageWords: number[][];
  /** The name of what a page is about, joined: `datagrid`. */
  pageNames: string[];
  productWords: Map<ProductFolder, number[]>;
  recordsByName: Map<string, number[]>;
  /** The records that have a word in their name, with or without its ending; also by beginnings and typing errors. */
  recordsByWord: SearchableMap<number[]>;
  /** The parts of names that are written in one word too: `datagrid -> data grid`. */
  partsOfWhole: Map<string, string[]>;
}

const BATCH = 150;

/** From here on the name of a section does not tell which one it is. */
export const MIN_NAMESAKES = 3;

/** The heading that most pages have, whatever the language: `What goes wrong`. */
function findSymptomHeading(records: readonly SearchRecord[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { kind, name } of records) {
    if (kind === 'heading') {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const [name, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  return count >= MIN_NAMESAKES ? name : undefined;
}

/** Neighbours written in one word: `Test ids -> testids`. */
function joinNeighbours(words: readonly ComparedWord[]): ComparedWord[] {
  return words.slice(1).map(({ text, full }, index) => {
    const { full: before } = words[index]!;
    return { text: before + text, full: before + full };
  });
}

/** Splits an index into words, in pieces: a key that is pressed meanwhile is handled between two pieces. */
export async function prepareIndex({
  pages,
  records,
  words: { ignored },
}: SearchIndex): Promise<PreparedIndex> {
  const ignoredWords = new Set(ignored);
  const words: ComparedWord[] = [];
  const positions = new Map<string, number>();
  const getPosition = ({ text, full }: ComparedWord): number => {
    let position = positions.get(full);
    if (position === undefined) {
      position = words.length;
      positions.set(full, position);
      words.push({ text, full });
    }
    return position;
  };
  const listPositions = (text: string): number[] => splitWords(text).map(getPosition);

  const symptomHeading = findSymptomHeading(records);
  const prepared: PreparedRecord[] = [];
  const recordsByName = new Map<string, number[]>();
  const recordsByWord = new SearchableMap<number[]>();
  const partsOfWhole = new Map<string, string[]>();
  for (let start = 0; start < records.length; start += BATCH) {
    const end = Math.min(start + BATCH, records.length);
    for (let number = start; number < end; number += 1) {
      const { kind, name, parent } = records[number]!;
      const found = splitWords(name);
      const parts = found.filter(({ isWhole }) => !isWhole);
      const wholes = found.filter(({ isWhole }) => isWhole);
      const said = parts.filter(({ full }) => !ignoredWords.has(full));
      const isText = kind === 'page' || kind === 'heading' || kind === 'migration';
      const joined = joinText(name);
      const partPositions = (said.length > 0 ? said : parts).map(getPosition);
      const wholePositions = [...wholes, ...(isText ? joinNeighbours(parts) : [])].map(getPosition);
      prepared.push({
        joined,
        parts: partPositions,
        wholes: wholePositions,
        words: [...partPositions, ...wholePositions],
        parent: parent === undefined ? [] : listPositions(parent),
        isSymptom: parent !== undefined && parent === symptomHeading,
      });
      addToList(recordsByName, joined, number);
      for (const word of new Set(found.flatMap(({ text, full }) => [text, full]))) {
        addToList(recordsByWord, word, number);
      }
      if (wholes.length === 1 && parts.length > 1 && wholes[0]!.full === joined) {
        partsOfWhole.set(
          joined,
          parts.map(({ text }) => text),
        );
      }
    }
    await pause();
  }
  const pageNames = pages.map(({ title }) => joinText(title.replace(/ API$/, '')));
  // The address is English in every language.
  const pageWords = pages.map(({ title, pathname }) =>
    listPositions(`${title} ${pathname.slice(pathname.lastIndexOf('/') + 1)}`),
  );
  const productWords = new Map(
    PRODUCT_FOLDERS.map((folder) => {
      const first = pages.find(({ pathname }) => pathname === `/x/react-${folder}`);
      return [folder, listPositions(`${folder} ${first?.title ?? ''}`)];
    }),
  );
  return {
    pages,
    records,
    words,
    // All words are listed by now.
    findWords: createWordFinder(words),
    prepared,
    recordsByName,
    recordsByWord,
    partsOfWhole,
    pageNames,
    pageWords,
    productWords,
  };
}
