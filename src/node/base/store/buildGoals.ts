/** A build of a fresh clone, and one after another: names of their figures. */
export const FIRST_BUILD = 'build, nothing cached';
export const LATER_BUILD = 'build, something changed';

/** What a build is to take on two quiet cores, by the name of its figures. */
export const BUILD_GOALS: Readonly<Record<string, { seconds: number; cpuSeconds: number }>> = {
  [FIRST_BUILD]: { seconds: 180, cpuSeconds: 330 },
  [LATER_BUILD]: { seconds: 15, cpuSeconds: 30 },
};
