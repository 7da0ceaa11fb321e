import type { ProductFolder } from '../../../shared/products/products';
import type { ProductReleases, ReleaseChange, ReleaseChangeKind } from '../../../shared/products/releases';
import { versionToMinor } from '../../../shared/products/versionLens';
import { RELEASE_CHANGE_KINDS } from '../../../shared/products/releases';
import type { ApiLookup } from '../../api/apiLookup';
import type { ApiUse } from '../../demos/usage/apiUse';
import type { DemoLink } from '../../demos/usage/usageIndex';
import { SHARED_OBJECT } from '../../api/sharedObject';

/** A change, with where to read more. */
export interface ShownChange extends ReleaseChange {
  /** As `ReleaseChange.owners`, without the paid versions of what is there. */
  owners: string[];
  /** The row of the API, without language prefix. */
  href?: string;
  /** The guide with a demo that uses the name: its pathname. */
  guide?: string;
}

export interface ShownMinor {
  minor: string;
  /** Anchor on the page of the product. */
  id: string;
  date?: string;
  /** Packages without a version of the minor. */
  notCompared: string[];
  /** In the order of the page; kinds without changes are left out. */
  groups: { kind: ReleaseChangeKind; changes: ShownChange[] }[];
}

interface DescribeOptions {
  product: ProductFolder;
  releases: ProductReleases;
  api: Pick<ApiLookup, 'findPage' | 'getMember' | 'getEvent' | 'getType'>;
  usage: { find: (uses: readonly ApiUse[]) => DemoLink[] };
  /** Pathnames of every page that exists. */
  pathnames: ReadonlySet<string>;
}

/** `'8.29' -> 'v8-29'` */
export function minorToId(minor: string): string {
  return `v${minor.replace('.', '-')}`;
}

const PLAN = /(Pro|Premium)$/;

/** `['BarChart', 'BarChartPro', 'HeatmapPremium'] -> ['BarChart', 'HeatmapPremium']`: a paid version has all of a free one. */
export function omitPaidVersions(owners: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const owner of owners.toSorted(comparePlans)) {
    const base = owner.replace(PLAN, '');
    first.set(base, first.get(base) ?? owner);
  }
  return [...first.values()];
}

/** A changed name with the component or type that has it, in the lowest plan: `'DataGrid.tabNavigation'`. */
export function formatChangedName({ name, owners = [] }: Pick<ReleaseChange, 'name' | 'owners'>): string {
  const [first] = omitPaidVersions(owners);
  return first === undefined ? name : `${first}.${name}`;
}

/** Names of one component from the free plan up. */
function comparePlans(a: string, b: string): number {
  const [rankA, rankB] = [a, b].map((name) => ['Pro', 'Premium'].indexOf(PLAN.exec(name)?.[0] ?? ''));
  const [baseA = '', baseB = ''] = [a, b].map((name) => name.replace(PLAN, ''));
  return baseA < baseB ? -1 : baseA > baseB ? 1 : rankA! - rankB!;
}

/** The kinds of members that have rows. */
const ROWS = { prop: 'prop', member: 'prop', slot: 'slot', class: 'class' } as const;

/** Where the first of the candidates leads; the look-up throws for names that the installed version does not have. */
function findHref(candidates: readonly (() => string | undefined)[]): string | undefined {
  for (const candidate of candidates) {
    try {
      const href = candidate();
      if (href) {
        return href;
      }
    } catch {
      // A name of an earlier minor; the next candidate may be there.
    }
  }
  return undefined;
}

function findChangeHref(
  { what, name }: ReleaseChange,
  owners: readonly string[],
  { api, product }: DescribeOptions,
): string | undefined {
  const toPage = (owner: string) => {
    const page = api.findPage(owner, product);
    return page?.product === product ? `${page.pathname}/` : undefined;
  };
  if (what === 'export') {
    return findHref([() => toPage(name), () => api.getType(name, [], product).href]);
  }
  if (what === 'event') {
    return findHref([() => api.getEvent(name).href]);
  }
  if (what === 'method' && product === SHARED_OBJECT.product) {
    return findHref([() => api.getMember('prop', `${SHARED_OBJECT.name}.${name}`, product).href]);
  }
  const toRow = (owner: string) => () =>
    what in ROWS && toPage(owner)
      ? api.getMember(ROWS[what as keyof typeof ROWS], `${owner}.${name}`, product).href
      : undefined;
  return findHref([...owners.map(toRow), ...owners.map((owner) => () => toPage(owner))]);
}

function findGuide(
  { what, name, owners = [] }: ReleaseChange,
  { usage, product, pathnames }: DescribeOptions,
): string | undefined {
  const kind = what === 'member' ? 'prop' : what;
  if (kind !== 'export' && kind !== 'prop' && kind !== 'slot' && kind !== 'class') {
    return undefined;
  }
  const uses = (kind === 'export' ? [''] : owners).map((owner): ApiUse => ({ kind, owner, name }));
  const guides = usage
    .find(uses)
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathnames.has(pathname));
  return guides.find((pathname) => pathname.startsWith(`/x/react-${product}/`));
}

function describeChange(change: ReleaseChange, options: DescribeOptions): ShownChange {
  const owners = omitPaidVersions(change.owners ?? []);
  const isGone = change.kind === 'removed';
  const href = isGone ? undefined : findChangeHref(change, owners, options);
  const pathname = href?.replace(/\/(#.*)?$/, '');
  const guide = isGone ? undefined : findGuide(change, options);
  return {
    ...change,
    owners,
    ...(href && pathname && options.pathnames.has(pathname) && { href }),
    ...(guide && { guide }),
  };
}

/** What the page of a product shows, newest first. */
export function describeReleases(options: DescribeOptions): ShownMinor[] {
  const { minors, first } = options.releases;
  return minors.map(({ minor, date, packages, changes }) => ({
    minor,
    id: minorToId(minor),
    ...(date && { date }),
    notCompared: Object.keys(first).filter((name) => versionToMinor(packages[name] ?? '') !== minor),
    groups: RELEASE_CHANGE_KINDS.map((kind) => ({
      kind,
      changes: changes
        .filter((change) => change.kind === kind)
        .map((change) => describeChange(change, options)),
    })).filter((group) => group.changes.length > 0),
  }));
}
