/** Ids with a counter that a package keeps for all that a process renders: `mui-tree-view-12`. */
const COUNTED = /(mui-tree-view|auto-generated-id)-(\d+)/g;

/** Numbers ids in the order in which they first appear. */
function createNumbers(): (id: string) => number {
  const numbers = new Map<string, number>();
  return (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
}

/**
 * Counts ids from one in each demo, so that its snapshot does not depend on what was rendered before it: those that
 * packages count, and those of `useId`, which React counts for all that a document renders: `_demo-Bars-r_1e_`. The latter
 * become `_demo-Bars-s_1_`, as no id of the live demo.
 *
 * @param prefix makes ids differ between the demos of a page
 */
export function numberIds(html: string, prefix: string): string {
  const getNumber = createNumbers();
  const getReactNumber = createNumbers();
  // A prefix is made of letters, digits and hyphens.
  const ofReact = new RegExp(`_${prefix}r_([0-9a-v]+)_`, 'g');
  return html
    .replace(COUNTED, (id, name: string) => `${prefix}${name}-${getNumber(id)}`)
    .replace(ofReact, (_, counter: string) => `_${prefix}s_${getReactNumber(counter)}_`);
}
