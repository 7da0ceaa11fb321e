import type { Part } from './data';

const parts: Part[] = [
  { id: 1, name: 'Ball valve', material: 'brass', stock: 42 },
  { id: 2, name: 'Check valve', material: 'steel', stock: 7 },
  { id: 3, name: 'Elbow joint', material: 'plastic', stock: 180 },
  { id: 4, name: 'Hose clamp', material: 'steel', stock: 260 },
  { id: 5, name: 'Pipe cutter', material: 'steel', stock: 3 },
  { id: 6, name: 'Gate valve', material: 'brass', stock: 15 },
];

/** Conditions that the API knows, by the last part of a parameter. */
const conditions: Record<string, (cell: string | number, value: string) => boolean> = {
  contains: (cell, value) => String(cell).toLowerCase().includes(value.toLowerCase()),
  is: (cell, value) => cell === value,
  over: (cell, value) => Number(cell) > Number(value),
  under: (cell, value) => Number(cell) < Number(value),
};

const searched = ['name', 'material'] as const;

function matches(part: Part, [parameter, value]: [string, string]): boolean {
  if (parameter === 'search') {
    return searched.some((field) => conditions.contains!(part[field], value));
  }
  const [field, condition] = parameter.split('.');
  return conditions[condition!]!(part[field as keyof Part], value);
}

/** Stands in for an API that filters in its database. Values of one character take longer. It fails while it is down. */
export function getParts(request: string, isDown = false): Promise<Part[]> {
  const query = [...new URL(request, 'https://example.com').searchParams];
  const rows = parts.filter((part) => query.every((parameter) => matches(part, parameter)));
  const isSlow = query.some(([, value]) => value.length === 1);
  return new Promise((resolve, reject) => {
    const answer = isDown ? () => reject(new Error('The server does not respond.')) : () => resolve(rows);
    setTimeout(answer, isSlow ? 1200 : 300);
  });
}
