/** What a build of one size took, by step, in seconds. */
export interface SizedBuild {
  /** Generated guides. */
  guides: number;
  steps: ReadonlyMap<string, number>;
}

/** How the time of a step grows with the site. */
export interface StepGrowth {
  name: string;
  /** Seconds, by size. */
  seconds: number[];
  /** The last size to the one before it, in time. */
  ratio: number;
  /** Seconds for each guide more, between one size and the next. */
  perGuide: number[];
  isLinear: boolean;
}

/** A guide may cost so many times more at the larger sizes: measurements differ by as much on a busy machine. */
const TOLERANCE = 1.5;

/** Steps that are shorter are not judged, in seconds. */
const SHORTEST = 2;

/**
 * A step that grows in a straight line costs the same for each guide more. With two sizes only, the share that does not
 * grow is unknown: then a step is not linear when its time grows by more than the number of guides.
 */
function isLinear(seconds: readonly number[], perGuide: readonly number[], sizeRatio: number): boolean {
  const [before, last] = seconds.slice(-2) as [number, number];
  if (last < SHORTEST) {
    return true;
  }
  const [slopeBefore, slope] = perGuide.slice(-2) as [number, number | undefined];
  return slope === undefined
    ? last <= before * sizeRatio * TOLERANCE
    : slope <= Math.max(slopeBefore, before / 1000) * TOLERANCE;
}

/**
 * Compares the steps of builds of a growing site.
 *
 * @param builds two or more, the smallest first
 */
export function compareSizes(builds: readonly SizedBuild[]): StepGrowth[] {
  const sizes = builds.map(({ guides }) => guides);
  const [sizeBefore, size] = sizes.slice(-2) as [number, number];
  return [...builds.at(-1)!.steps.keys()].map((name) => {
    const seconds = builds.map(({ steps }) => steps.get(name) ?? 0);
    const perGuide = seconds
      .slice(1)
      .map((value, index) => (value - seconds[index]!) / (sizes[index + 1]! - sizes[index]!));
    return {
      name,
      seconds,
      ratio: seconds.at(-1)! / seconds.at(-2)!,
      perGuide,
      isLinear: isLinear(seconds, perGuide, size / sizeBefore),
    };
  });
}
