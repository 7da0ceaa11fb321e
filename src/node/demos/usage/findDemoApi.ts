import type { ApiMember } from '../../api/types/apiMember';
import type { ApiKind, ApiPage } from '../../api/types/apiPage';
import type { ApiUse } from './apiUse';

/** Something of the API that a demo shows, as a link to where it is described. */
export interface DemoApiLink {
  /** As in the demo's source: `DataGrid`, `valueGetter`. */
  name: string;
  /** Route of the page, without language prefix and trailing slash, with the row's anchor where it is a row. */
  pathname: string;
}

export type PagedSymbol = ApiPage & { pathname: string };

interface FindOptions {
  /** Every symbol with a page. */
  symbols: readonly PagedSymbol[];
  /** How many demos of the site have a use. */
  countDemos: (use: ApiUse) => number;
}

/** How many props and slots a demo names. Each is weighed with every demo of every guide (`BUDGETS.guideHtml`). */
const MAX_ROWS = 2;

const KINDS: readonly ApiKind[] = ['component', 'hook', 'interface'];

/** Props that say nothing about a demo: every component takes them. */
const COMMON = new Set(['key', 'sx', 'className', 'style', 'children', 'slots', 'slotProps']);

function isCommon(name: string): boolean {
  return COMMON.has(name) || name.startsWith('aria-');
}

function getMembers(symbol: PagedSymbol): readonly ApiMember[] {
  if (symbol.kind === 'component') {
    return symbol.props;
  }
  return symbol.kind === 'interface' ? symbol.members : [];
}

function getAnchor({ pathname }: PagedSymbol, kind: 'prop' | 'slot', name: string): string {
  const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
  return `${pathname}#${slug}-${kind}-${name}`;
}

/** The page of a symbol, or that of one which inherits from it; imported symbols first. */
function findRow(
  { kind, owner, name }: ApiUse,
  symbols: readonly PagedSymbol[],
  imported: readonly PagedSymbol[],
): string | undefined {
  if (kind === 'slot') {
    const symbol = symbols.find(({ exportName }) => exportName === owner);
    const hasSlot = symbol?.kind === 'component' && symbol.slots.some((slot) => slot.name === name);
    return symbol && hasSlot ? getAnchor(symbol, 'slot', name) : undefined;
  }
  const own = symbols.filter(({ exportName }) => exportName === owner);
  const inherits = (symbol: PagedSymbol) =>
    getMembers(symbol).some((member) => member.name === name && member.declaredIn === owner);
  const symbol =
    own.find((candidate) => getMembers(candidate).some((member) => member.name === name)) ??
    imported.find(inherits) ??
    symbols.find((candidate) => candidate.kind === 'interface' && inherits(candidate));
  return symbol && getAnchor(symbol, 'prop', name);
}

/**
 * What a demo uses of the API, as far as it is described somewhere: components, hooks and interfaces first,
 * then props and slots, those before that fewer demos have, since they are what the demo is about.
 */
export function findDemoApi(uses: readonly ApiUse[], { symbols, countDemos }: FindOptions): DemoApiLink[] {
  const names = new Set(uses.flatMap(({ kind, name }) => (kind === 'export' ? [name] : [])));
  const imported = symbols.filter(({ exportName }) => names.has(exportName));
  const rows = uses
    .filter(({ kind, name }) => (kind === 'prop' || kind === 'slot') && !isCommon(name))
    .toSorted((a, b) => countDemos(a) - countDemos(b))
    .flatMap((use) => {
      const pathname = findRow(use, symbols, imported);
      return pathname === undefined ? [] : [{ name: use.name, pathname }];
    });
  // Two rows of one name would be two links that read the same.
  const distinct = [...new Map(rows.toReversed().map((row) => [row.name, row])).values()].toReversed();
  return [
    ...imported
      .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
      .map(({ exportName, pathname }) => ({ name: exportName, pathname })),
    ...distinct.slice(0, MAX_ROWS),
  ];
}
