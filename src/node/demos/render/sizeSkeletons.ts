const SKELETON = '.MuiDataGrid-cellSkeleton .MuiSkeleton-text';

/** Percent of the cell: what the grid draws for every type of column but dates with time. */
const [LEAST, MOST] = [40, 60];

/** Has no common factor with the number of widths: neighbors differ. */
const STEP = 8;

/**
 * Gives the skeletons of loading rows their widths by their place. The grid takes them from one sequence of random numbers
 * for all grids of a process, so that a picture depended on what was rendered before it.
 */
export function sizeSkeletons(container: HTMLElement): void {
  for (const [index, skeleton] of container.querySelectorAll<HTMLElement>(SKELETON).entries()) {
    skeleton.style.width = `${LEAST + ((index * STEP) % (MOST - LEAST + 1))}%`;
  }
}
