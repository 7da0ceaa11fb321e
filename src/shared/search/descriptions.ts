import {
  isSectionKind,
  isSymbolKind,
  type DescriptionFile,
  type SearchIndex,
  type SearchRecord,
} from './searchIndex';
import { textToHash } from './textToHash';

/** What is described. */
type DescribedIndex = Pick<SearchIndex, 'pages' | 'records'>;

function listSymbols({ records }: DescribedIndex): SearchRecord[] {
  return records.filter(({ kind }) => isSymbolKind(kind));
}

/**
 * The demos, and the headings whose ids do not follow from their texts: all of a translation. Until their ids are known
 * they have none.
 */
function listParts({ records }: DescribedIndex): SearchRecord[] {
  return records.filter(
    ({ kind, name, hash }) => kind === 'demo' || (isSectionKind(kind) && hash !== textToHash(name)),
  );
}

/** What is needed to show hits and to follow them, not to find them: `packIndex` leaves it out. */
export function packDescriptions(index: DescribedIndex): DescriptionFile {
  const symbols = listSymbols(index);
  return {
    pages: index.pages.map(({ description }) => description ?? 0),
    types: symbols.map(({ type }) => type ?? 0),
    defaults: symbols.map((symbol) => symbol.default ?? 0),
    hashes: listParts(index).map(({ hash }) => hash ?? ''),
  };
}

/** Adds descriptions to the pages and records of the index that they were packed from. */
export function addDescriptions(
  index: DescribedIndex,
  { pages, types, defaults, hashes }: DescriptionFile,
): void {
  index.pages.forEach((page, position) => {
    page.description = pages[position] || undefined;
  });
  listSymbols(index).forEach((symbol, position) => {
    symbol.type = types[position] || undefined;
    symbol.default = defaults[position] || undefined;
  });
  listParts(index).forEach((part, position) => {
    part.hash = hashes[position] || undefined;
  });
}
