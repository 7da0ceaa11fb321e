import type { ApiDifference, ApiNameKind, Renames } from '../../../shared/products/migration';
import type { SurfaceItem } from './surfaceItem';

/** Kinds of names that people hand over: what becomes required there must be added. */
const HANDED_OVER: ReadonlySet<ApiNameKind> = new Set(['prop', 'parameter']);

/** Kinds whose `type` is a name by itself. */
const NAMES: ReadonlySet<ApiNameKind> = new Set(['class', 'theme']);

/** What an alias may stand for without saying more: `TreeViewItemId = string`. */
const PRIMITIVES = new Set(['string', 'number', 'boolean']);

/** Longer types are cut: the data says that something changed, the declarations say it in full. */
const MAX_TEXT_LENGTH = 160;

/**
 * What of one version is not in the next one as it was: removed, renamed, of another type, required now, with
 * another default. What is new breaks nothing, unless it is required. What belongs to an export that is gone, or
 * to a type that nobody can import and that is gone, is not listed by itself.
 *
 * @param renames exports that go on under another name; their members are compared with those of that name
 * @returns the differences by kind of name, then by name
 */
export function compareSurfaces(
  from: readonly SurfaceItem[],
  to: readonly SurfaceItem[],
  renames: Renames = [],
): ApiDifference[] {
  const present = prepareItems(to, []);
  const past = prepareItems(from, renames);
  const known = new Map(present.map((prepared) => [prepared.key, prepared.item]));
  const differences = new Map<string, ApiDifference>();
  for (const { original, item, key } of past.filter(createIsListed(present))) {
    for (const difference of compareItem(original, item, known.get(key))) {
      // Names that became one share what became of their members.
      const name = item.what === 'export' ? original.name : key;
      const identity = [difference.kind, name, item.type, item.default].join(' ');
      if (!differences.has(identity)) {
        differences.set(identity, difference);
      }
    }
  }
  return [...differences.values(), ...listNewRequirements(past, present)].toSorted(compareDifferences);
}

interface PreparedItem {
  original: SurfaceItem;
  /** The same with names that can be compared. */
  item: SurfaceItem;
  key: string;
}

function createKey({ what, owner = '', name }: SurfaceItem): string {
  return `${what} ${owner} ${name}`;
}

/** Replaces names in a type, or in a name: `'TreeItem2Props | null' -> 'TreeItemProps | null'`. */
function renameWords(text: string, renames: Renames): string {
  return text.replaceAll(/[\w$]+/g, (word) => {
    const rename = renames.find(([pattern]) => pattern.test(word));
    return rename ? word.replace(...rename) : word;
  });
}

/** What kept its name comes first. */
function prepareItems(items: readonly SurfaceItem[], renames: Renames): PreparedItem[] {
  const aliases = items.flatMap(({ what, owner, type }): Renames =>
    what === 'type' && type && PRIMITIVES.has(type) ? [[new RegExp(`^${owner}$`), type]] : [],
  );
  const prepared = items.map((original): PreparedItem => {
    const { what, owner, name, type, default: value } = original;
    const item: SurfaceItem = {
      ...original,
      owner: owner && renameWords(owner, renames),
      name: what === 'export' ? renameWords(name, renames) : name,
      type: type && !NAMES.has(what) ? renameWords(renameWords(type, renames), aliases) : type,
      default: value && renameWords(value, renames),
    };
    return { original, item, key: createKey(item) };
  });
  const isRenamed = ({ original, item }: PreparedItem) => Number(original.owner !== item.owner);
  return prepared.toSorted((a, b) => isRenamed(a) - isRenamed(b));
}

/** False for what belongs to something that is gone as a whole. */
function createIsListed(present: readonly PreparedItem[]): (prepared: PreparedItem) => boolean {
  const owners = new Set(present.map(({ item }) => item.owner));
  const entryPoints = new Set(
    present.filter(({ item }) => item.what === 'entry point').map(({ item }) => item.name),
  );
  return ({ item: { what, owner, name } }) =>
    what === 'entry point' ||
    what === 'export' ||
    (owners.has(owner) && (what !== 'import' || entryPoints.has(name)));
}

/** What is new in something that was there, and must be given. */
function listNewRequirements(
  past: readonly PreparedItem[],
  present: readonly PreparedItem[],
): ApiDifference[] {
  const keys = new Set(past.map(({ key }) => key));
  const owners = new Set(past.map(({ item }) => item.owner));
  return present
    .filter(
      ({ item, key }) =>
        item.isRequired && HANDED_OVER.has(item.what) && owners.has(item.owner) && !keys.has(key),
    )
    .map(({ item }) => createDifference('required', item, { to: item.type }));
}

function compareItem(
  original: SurfaceItem,
  item: SurfaceItem,
  match: SurfaceItem | undefined,
): ApiDifference[] {
  const { what } = item;
  if (!match) {
    return [createDifference('removed', original)];
  }
  const differences: ApiDifference[] = [];
  if (what === 'export' && original.name !== match.name) {
    differences.push(createDifference('renamed', original, { to: match.name }));
  }
  if (item.type !== match.type) {
    const kind = NAMES.has(what) ? 'renamed' : 'retyped';
    differences.push(createDifference(kind, original, { from: original.type, to: match.type }));
  }
  if (match.isRequired && !item.isRequired && HANDED_OVER.has(what)) {
    differences.push(createDifference('required', original));
  }
  if (item.default !== match.default) {
    differences.push(createDifference('default', original, { from: original.default, to: match.default }));
  }
  return differences;
}

function createDifference(
  kind: ApiDifference['kind'],
  item: SurfaceItem,
  { from, to }: { from?: string; to?: string } = {},
): ApiDifference {
  return {
    kind,
    what: item.what,
    name: getName(item),
    ...(from && { from: cutText(from) }),
    ...(to && { to: cutText(to) }),
  };
}

/** `'RichTreeView.items'`; of what an export has one of, the name of the export. */
function getName({ what, owner, name }: SurfaceItem): string {
  if (what === 'import') {
    return `${owner} from ${name}`;
  }
  return owner === undefined || what === 'export' ? name : [owner, name].filter(Boolean).join('.');
}

function cutText(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

function compareDifferences(a: ApiDifference, b: ApiDifference): number {
  return compareTexts(a.what, b.what) || compareTexts(a.name, b.name) || compareTexts(a.kind, b.kind);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
