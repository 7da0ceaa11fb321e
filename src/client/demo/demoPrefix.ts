/**
 * The prefix of the ids that React makes inside a demo: the same at build and in the browser, and
 * different for each demo of a page. `('SortedRows') -> 'demo-SortedRows-'`
 */
export function demoNameToPrefix(name: string): string {
  return `demo-${name}-`;
}
