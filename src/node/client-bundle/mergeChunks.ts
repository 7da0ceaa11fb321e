/** A file that the bundler would write for modules that the same entry points use. */
export interface Chunk {
  name: string;
  /** The size of its minified code, in bytes. */
  size: number;
  /** Names of the chunks that it imports at once. */
  imports: readonly string[];
  /** Whether it may be merged with others. */
  isFree: boolean;
}

/** What a browser loads together. */
export interface Visit {
  /** Names of the chunks: with each also those that it imports. */
  chunks: ReadonlySet<string>;
  /** How much more often it is made than a visit of weight 1. */
  weight: number;
}

/**
 * What one file more costs, in bytes of minified code: a request, the end of a compression window, a module to link.
 * On this site 8 KB make demos load the fewest bytes, in a fifth of the files.
 */
const FILE_COST = 8 * 1024;

/** Chunks that become one file; at first each is alone. */
interface Group {
  names: string[];
  size: number;
  isFree: boolean;
  /** Numbers of the visits that load it. */
  visits: Set<number>;
  /** The groups that it loads: itself, and all that it imports, directly or through others. */
  loads: Set<Group>;
}

interface Pair {
  groups: readonly [Group, Group];
  /** Bytes that the merge saves over all visits. */
  gain: number;
}

/** Sets what each group loads, while each is one chunk. */
function connect(groups: Iterable<Group>, chunks: ReadonlyMap<string, Chunk>): void {
  const byName = new Map([...groups].flatMap((group) => group.names.map((name) => [name, group])));
  for (const group of groups) {
    group.loads = new Set([group]);
    // The loop reaches what it adds.
    for (const { names } of group.loads) {
      for (const imported of names.flatMap((name) => chunks.get(name)!.imports)) {
        group.loads.add(byName.get(imported)!);
      }
    }
  }
}

/** Puts one group in the place of two: what loads either of them loads all that both of them load. */
function merge([first, second]: Pair['groups'], groups: Set<Group>): Group {
  const merged: Group = {
    names: [...first.names, ...second.names],
    size: first.size + second.size,
    isFree: true,
    visits: new Set([...first.visits, ...second.visits]),
    loads: new Set([...first.loads, ...second.loads]),
  };
  groups.delete(first);
  groups.delete(second);
  groups.add(merged);
  merged.loads.delete(first);
  merged.loads.delete(second);
  merged.loads.add(merged);
  for (const group of groups) {
    const hasFirst = group.loads.delete(first);
    if (group.loads.delete(second) || hasFirst) {
      merged.loads.forEach((loaded) => group.loads.add(loaded));
    }
  }
  for (const loaded of merged.loads) {
    merged.visits.forEach((number) => loaded.visits.add(number));
  }
  return merged;
}

/** Whether a group leads to another through a third: merged, they and the third would import each other. */
function isAround([first, second]: Pair['groups'], groups: Iterable<Group>): boolean {
  return [...groups].some(
    (group) =>
      group !== first &&
      group !== second &&
      ((first.loads.has(group) && group.loads.has(second)) ||
        (second.loads.has(group) && group.loads.has(first))),
  );
}

/**
 * The bytes that visits of a group load in vain when it is merged with another, which brings what it imports.
 *
 * @param limit where it is reached, the rest is not counted
 */
function weighWaste(group: Group, other: Group, visits: readonly Visit[], limit: number): number {
  const news = [...other.loads].filter((loaded) => !group.loads.has(loaded));
  let waste = 0;
  for (const number of group.visits) {
    if (!other.visits.has(number)) {
      for (const { size, visits: known } of news) {
        waste += known.has(number) ? 0 : size * visits[number]!.weight;
      }
      if (waste >= limit) {
        return waste;
      }
    }
  }
  return waste;
}

/** The bytes that a merge saves over all visits; no more than 0 where it is of no use. */
function weighGain([first, second]: Pair['groups'], visits: readonly Visit[], fileCost: number): number {
  const [fewer, more] = [first.visits, second.visits].toSorted((one, other) => one.size - other.size);
  let saved = 0;
  for (const number of fewer!) {
    saved += more!.has(number) ? fileCost * visits[number]!.weight : 0;
  }
  if (saved > 0) {
    saved -= weighWaste(first, second, visits, saved);
  }
  return saved > 0 ? saved - weighWaste(second, first, visits, saved) : saved;
}

/**
 * Merges chunks that are mostly loaded together, the most useful merge first. A merge saves a file in each visit that
 * loads both, and costs the others the bytes that they have no use for. Chunks that would import each other in a circle
 * stay apart: a browser would run one of them before what it needs.
 *
 * @param chunks that do not import each other in a circle
 * @param fileCost what a file costs, in bytes of minified code
 * @returns the names of the chunks of each merged file, two or more
 */
export function mergeChunks(
  chunks: readonly Chunk[],
  visits: readonly Visit[],
  fileCost = FILE_COST,
): string[][] {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const groups = new Set<Group>(
    chunks.map(({ name, size, isFree }) => {
      const numbers = [...visits.keys()].filter((number) => visits[number]!.chunks.has(name));
      return { names: [name], size, isFree, visits: new Set(numbers), loads: new Set() };
    }),
  );
  connect(groups, byName);
  const weigh = (pair: Pair['groups']) => weighGain(pair, visits, fileCost);
  const pairWith = (group: Group, others: Iterable<Group>): Pair[] =>
    [...others]
      .filter((other) => other.isFree)
      .map((other): Pair['groups'] => [group, other])
      .map((pair) => ({ groups: pair, gain: weigh(pair) }));

  const free = [...groups].filter(({ isFree }) => isFree);
  let pairs = free.flatMap((group, index) => pairWith(group, free.slice(index + 1)));
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0).toSorted((one, other) => other.gain - one.gain);
    const best = pairs.find(({ groups: pair }) => !isAround(pair, groups));
    if (!best) {
      return [...groups].filter(({ names }) => names.length > 1).map(({ names }) => names);
    }
    // Other merges may have changed what visits load.
    const gain = weigh(best.groups);
    if (gain < best.gain) {
      best.gain = gain;
      continue;
    }
    const [first, second] = best.groups;
    const merged = merge(best.groups, groups);
    pairs = pairs.filter(({ groups: pair }) => !pair.includes(first) && !pair.includes(second));
    pairs.push(
      ...pairWith(
        merged,
        [...groups].filter((group) => group !== merged),
      ),
    );
  }
}
