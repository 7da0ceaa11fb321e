/**
 * Joins the rules of several demos, by emotion class name, in an order that is also that of each demo alone, as far as
 * the demos agree. So rules of two demos that differ little, such as those of the roots of two grids, come close to each
 * other: gzip writes the second one as a copy of the first only if it is less than 32 KB behind it.
 */
export function mergeStyles(demos: readonly Record<string, string>[]): Record<string, string> {
  const names: string[] = [];
  for (const styles of demos) {
    let next = names.length;
    for (const name of Object.keys(styles).toReversed()) {
      const position = names.indexOf(name);
      if (position === -1) {
        names.splice(next, 0, name);
      } else {
        next = Math.min(next, position);
      }
    }
  }
  const rules: Record<string, string> = Object.assign({}, ...demos);
  return Object.fromEntries(names.map((name) => [name, rules[name]!]));
}
