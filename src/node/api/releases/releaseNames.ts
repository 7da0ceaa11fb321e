import type { ProductFolder } from '../../../shared/products/products';
import type { ReleaseNameKind } from '../../../shared/products/releases';
import type { SurfaceItem } from '../migration/surfaceItem';
import { getNameKey } from '../release-tables/getNameKey';
import { removePlan } from '../plans';
import { SHARED_OBJECT } from '../sharedObject';

/** A name of the public API in one version. */
export interface ReleaseName {
  what: ReleaseNameKind;
  /** Absent for what belongs to no export, and for exports themselves. */
  owner?: string;
  name: string;
  type?: string;
  default?: string;
  isRequired?: true;
  isDeprecated?: true;
}

/** Names by key. */
export type ReleaseNames = ReadonlyMap<string, ReleaseName>;

/** Kinds that are listed as they were extracted. */
const PLAIN_KINDS = ['prop', 'slot', 'method', 'class'] as const;

type PlainKind = (typeof PLAIN_KINDS)[number];

/**
 * Selects what people look up from all that was extracted.
 *
 * @param interfaces types whose fields count
 */
export function listReleaseNames(
  items: readonly SurfaceItem[],
  { product, interfaces }: { product: ProductFolder; interfaces: ReadonlySet<string> },
): ReleaseNames {
  const types = new Map(
    items.flatMap(({ what, owner, type }) => (what === 'type' && owner ? [[owner, type] as const] : [])),
  );
  const names = new Map<string, ReleaseName>();
  for (const item of items) {
    const found = toReleaseName(item, product, interfaces);
    if (found) {
      const type = found.what === 'export' ? types.get(found.name) : found.type;
      names.set(getNameKey(found), { ...found, ...(type && { type }) });
    }
  }
  return names;
}

/** Other components take the shared object as a prop: its methods are those of the component that hands it out. */
function isOwner(name = ''): boolean {
  return removePlan(name) === SHARED_OBJECT.component;
}

function toReleaseName(
  { what, owner, name, type, default: value, isRequired, isDeprecated }: SurfaceItem,
  product: ProductFolder,
  interfaces: ReadonlySet<string>,
): ReleaseName | undefined {
  const details = {
    ...(type && { type }),
    ...(value && { default: value }),
    ...(isRequired && { isRequired }),
    ...(isDeprecated && { isDeprecated }),
  };
  if (what === 'entry point') {
    return { what, name };
  }
  if (what === 'export') {
    return { what, name, ...details };
  }
  if (what === 'theme') {
    return type ? { what, owner, name: type } : undefined;
  }
  if (what === 'member' && owner === SHARED_OBJECT.events) {
    return { what: 'event', name, ...details };
  }
  const isListed =
    what === 'member'
      ? owner !== undefined && interfaces.has(owner)
      : PLAIN_KINDS.includes(what as PlainKind) &&
        (what !== 'method' || product !== SHARED_OBJECT.product || isOwner(owner));
  return isListed ? { what: what as PlainKind | 'member', owner, name, ...details } : undefined;
}
