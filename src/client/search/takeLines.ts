import type { OptionGroup } from './OptionList';

/** The groups with the first lines of all, `count` at most; a group without a line is left out. */
export function takeLines(groups: readonly OptionGroup[], count: number): OptionGroup[] {
  let rest = count;
  return groups.flatMap((group) => {
    const options = group.options.slice(0, rest);
    rest -= options.length;
    return options.length > 0 ? { ...group, options } : [];
  });
}
