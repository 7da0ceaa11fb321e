/** Props and options of the pickers that take a format. */
const FORMAT_PROPS: readonly string[] = ['format', 'toolbarFormat'];

/** Whether a prop of a picker takes a format. */
export function isFormatProp(name: string): boolean {
  return FORMAT_PROPS.includes(name);
}
