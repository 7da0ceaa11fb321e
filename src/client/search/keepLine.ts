import type { OptionGroup, SearchOption } from './OptionList';

/** The groups with a line that the user has moved to: at the end of the first group where no group has it any more. */
export function keepLine(groups: OptionGroup[], line: SearchOption | undefined): OptionGroup[] {
  const [first, ...others] = groups;
  if (!line || !first || groups.some(({ options }) => options.some(({ id }) => id === line.id))) {
    return groups;
  }
  return [{ ...first, options: [...first.options, line] }, ...others];
}
