/** The conditions of the API, by the last part of a parameter: `stock.over=40`. */
const conditions: Record<string, (cell: unknown, value: string) => boolean> = {
  contains: (cell, value) => String(cell).toLowerCase().includes(value.toLowerCase()),
  is: (cell, value) => cell === value,
  over: (cell, value) => Number(cell) > Number(value),
  under: (cell, value) => Number(cell) < Number(value),
};

/** Whether a row matches each `search` of a query, in any of its texts, and each condition. */
export function matches(row: object, query: URLSearchParams): boolean {
  const cells = new Map<string, unknown>(Object.entries(row));
  const texts = [...cells.values()].filter((cell) => typeof cell === 'string');
  return [...query].every(([parameter, value]) => {
    if (parameter === 'search') {
      return texts.some((text) => conditions.contains!(text, value));
    }
    const [field, name] = parameter.split('.');
    const condition = name && conditions[name];
    return !condition || condition(cells.get(field!), value);
  });
}
