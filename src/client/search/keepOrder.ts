import type { OptionGroup } from './OptionList';

/**
 * The groups as they were when the user moved to a line, so that no line moves under the finger: each line as it is now, and
 * what was found later at the end.
 */
export function keepOrder(groups: OptionGroup[], kept: readonly OptionGroup[] | undefined): OptionGroup[] {
  if (!kept) {
    return groups;
  }
  const lines = new Map(groups.flatMap(({ options }) => options.map((option) => [option.id, option])));
  const first = kept.map((group) => ({
    ...group,
    options: group.options.map((option) => lines.get(option.id) ?? option),
  }));
  first.forEach(({ options }) => options.forEach(({ id }) => lines.delete(id)));
  const later = groups.map((group) => ({
    ...group,
    id: `later-${group.id}`,
    options: group.options.filter(({ id }) => lines.has(id)),
  }));
  return [...first, ...later.filter(({ options }) => options.length > 0)];
}
