import { findNearNames } from '../client/search/findNearNames';
import { DEFAULT_LANGUAGE } from '../shared/languages/languages';
import { nameToSlug } from '../shared/paths/nameToSlug';
import { getRecordHash } from '../shared/search/getRecordHash';
import {
  isSymbolKind,
  type SearchIndex,
  type SearchKind,
  type SearchRecord,
} from '../shared/search/searchIndex';
import { findListItem, listCodeBlocks, shorten, splitSections } from './markdown';
import { getPageUrl, readMarkdown, ToolError, type Site } from './site';

/** Of a name that stands on many pages, such as `sx`, so many are described. */
const MOST_PLACES = 3;

/** Characters of a description, and of that of a whole component. */
const LONGEST = 1500;
const LONGEST_LIST = 3500;

/** A name, on a page that describes it. */
interface Place {
  record: SearchRecord;
  pathname: string;
}

/** Where a name is described: on the page of its owner, or on the most usual page of each kind. */
function findPlaces({ records, pages }: SearchIndex, owner: string | undefined, name: string): Place[] {
  const symbols = records.filter(({ kind }) => isSymbolKind(kind));
  const exact = symbols.filter((record) => record.name === name);
  const found =
    exact.length > 0 ? exact : symbols.filter((record) => record.name.toLowerCase() === name.toLowerCase());
  const places = found.flatMap((record) =>
    record.pages.map((page, position) => ({
      record,
      pathname: pages[page]!.pathname,
      isUsual: position === 0,
    })),
  );
  const own = places.filter(({ pathname }) => pathname.endsWith(`/${nameToSlug(owner ?? '')}`));
  // Methods stand in a guide, and on no page of their owner.
  return own.length > 0 ? own : places.filter(({ isUsual }) => isUsual);
}

/** What a component or interface is, how it is imported, and the names of what it has. */
function describePage(markdown: string): string {
  const [page, ...sections] = splitSections(markdown);
  const [, intro] = page!.text.split('\n\n');
  const imports = listCodeBlocks(page!.text).filter(({ title }) => title?.startsWith('@mui/x-'));
  const lists = sections
    .filter(({ title }) => ['Props', 'Properties', 'Slots'].includes(title))
    .map(({ title, text }) => {
      const names = [...text.matchAll(/^- `([^`]+)`(.*?):/gm)].map(([, name, marks]) => `${name}${marks}`);
      return `${title}: ${names.join(', ')}`;
    });
  return [intro, ...imports.map(({ code }) => code.trim()), ...lists].join('\n');
}

/** What has an API page of its own. */
const PAGE_KINDS: readonly SearchKind[] = ['component', 'hook', 'interface'];

/**
 * Describes a symbol by its row on a page of the API; one with a page of its own by that page.
 *
 * @param markdown of a page that has it
 */
export function describeSymbol({ kind, name }: SearchRecord, markdown: string): string {
  // The rows of classes leave out the component: `MuiDataGrid-root` is `root`.
  const row = PAGE_KINDS.includes(kind) ? undefined : findListItem(markdown, name.replace(/^\w+-/, ''));
  return row ? shorten(row, LONGEST) : shorten(describePage(markdown), LONGEST_LIST);
}

async function describe(site: Site, { record, pathname }: Place): Promise<string> {
  const markdown = await readMarkdown(site, pathname);
  const [, owner] = /^# (.+?)(?: API)?$/m.exec(markdown) ?? [];
  const [, packages] = /^- Checked against (.+)$/m.exec(markdown) ?? [];
  const url = getPageUrl({ pathname, hash: getRecordHash(record, pathname) });
  return `${record.kind} of ${owner}, ${packages ?? ''}: ${url}\n${describeSymbol(record, markdown)}`;
}

/**
 * @param input `DataGrid`, `DataGrid.pageSizeOptions`, `rowClick`
 * @returns what a name of the API is: type, default, plan, version, deprecation
 * @throws ToolError when the packages have no such name
 */
export async function describeName(site: Site, input: string): Promise<string> {
  const [, owner, member] = /^(\w+)\.([\w-]+)$/.exec(input) ?? [];
  const name = member ?? input.replace(/^\./, '');
  const { index } = await site.loadSearch(DEFAULT_LANGUAGE);
  const places = findPlaces(index, owner, name);
  if (places.length === 0) {
    const near = findNearNames(name, index.records);
    const remedy = near.length > 0 ? `Near: ${near.join(', ')}.` : 'Ask `search` in words.';
    throw new ToolError(`This site describes no \`${input}\`. ${remedy}`);
  }
  const described = await Promise.all(places.slice(0, MOST_PLACES).map((place) => describe(site, place)));
  const others = places.slice(MOST_PLACES, 3 * MOST_PLACES).map(({ pathname }) => pathname);
  return [
    ...described,
    ...(others.length > 0 ? [`Also on ${others.join(', ')}: pass \`Owner.${name}\`.`] : []),
  ].join('\n\n');
}
