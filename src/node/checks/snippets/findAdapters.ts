/** The date adapters of a user's project: those that are imported, or one, without which every date is `any`. */
export function findAdapters(specifiers: ReadonlySet<string>): string[] {
  const adapters = [...specifiers].filter((specifier) =>
    /^@mui\/x-date-pickers.*\/Adapter\w+$/.test(specifier),
  );
  return adapters.length > 0 ? adapters : ['@mui/x-date-pickers/AdapterDayjs'];
}
