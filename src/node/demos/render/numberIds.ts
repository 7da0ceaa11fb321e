/** Ids with a counter that a package keeps for all that a process renders: `mui-tree-view-12`. */
const COUNTED = /(mui-tree-view|auto-generated-id)-(\d+)/g;

/**
 * Counts such ids from one in each demo, so that its static form does not depend on what was rendered before it.
 *
 * @param prefix makes ids differ between the demos of a page
 */
export function numberIds(html: string, prefix: string): string {
  const numbers = new Map<string, number>();
  return html.replace(COUNTED, (id, name: string) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `${prefix}${name}-${number}`;
  });
}
