import { isSymbolKind, type DescriptionFile, type SearchIndex, type SearchRecord } from './searchIndex';

/** What is described. */
type DescribedIndex = Pick<SearchIndex, 'pages' | 'records'>;

function listSymbols({ records }: DescribedIndex): SearchRecord[] {
  return records.filter(({ kind }) => isSymbolKind(kind));
}

/** The descriptions of an index, which `packIndex` leaves out. */
export function packDescriptions(index: DescribedIndex): DescriptionFile {
  const symbols = listSymbols(index);
  return {
    pages: index.pages.map(({ description }) => description ?? 0),
    types: symbols.map(({ type }) => type ?? 0),
    defaults: symbols.map((symbol) => symbol.default ?? 0),
  };
}

/** Adds descriptions to the pages and records of the index that they were packed from. */
export function addDescriptions(index: DescribedIndex, { pages, types, defaults }: DescriptionFile): void {
  index.pages.forEach((page, position) => {
    page.description = pages[position] || undefined;
  });
  listSymbols(index).forEach((symbol, position) => {
    symbol.type = types[position] || undefined;
    symbol.default = defaults[position] || undefined;
  });
}
