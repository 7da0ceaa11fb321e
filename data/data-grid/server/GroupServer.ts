import { FakeServer, type RowsResponse } from './FakeServer';
import { matches } from './matches';

type Cells = Record<string, unknown>;

/** The functions of the API, by the last part of a parameter: `aggregate=total.sum`. */
const functions: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  avg: (values) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length),
  max: (values) => Math.max(...values),
};

interface PivotColumn {
  key: string;
  group: string;
  children: PivotColumn[];
}

export interface GroupsResponse<Row> extends RowsResponse<Row> {
  /** Totals of all rows that match. */
  aggregateRow: Cells;
  /** The values of the columns in `pivot`. */
  pivotColumns?: PivotColumn[];
}

function splitBy(rows: readonly Cells[], field: string): [value: string, rows: Cells[]][] {
  const parts = new Map<string, Cells[]>();
  for (const row of rows) {
    const value = String(row[field]);
    parts.set(value, [...(parts.get(value) ?? []), row]);
  }
  return [...parts].toSorted(([a], [b]) => a.localeCompare(b));
}

function aggregate(rows: readonly Cells[], query: URLSearchParams, prefix = ''): Cells {
  const totals = query.getAll('aggregate').map((item) => {
    const [field, name] = item.split('.') as [string, string];
    return [`${prefix}${field}`, functions[name]!(rows.map((row) => Number(row[field])))];
  });
  return Object.fromEntries(totals);
}

/** The totals in each pivot column: `{ '2025/Q1/total': 740 }`. */
function pivot(
  rows: readonly Cells[],
  [field, ...rest]: string[],
  query: URLSearchParams,
  prefix = '',
): Cells {
  if (!field) {
    return prefix ? aggregate(rows, query, prefix) : {};
  }
  const cells = splitBy(rows, field).map(([value, part]) => pivot(part, rest, query, `${prefix}${value}/`));
  return Object.assign({}, ...cells);
}

function findPivotColumns(rows: readonly Cells[], [field, ...rest]: string[]): PivotColumn[] {
  return field === undefined
    ? []
    : splitBy(rows, field).map(([value, part]) => ({
        key: value,
        group: value,
        children: findPivotColumns(part, rest),
      }));
}

/**
 * A server that also groups and calculates totals. It understands these parameters as well:
 *
 * - `group=country`: a row for each country, with its name as `group` and the number of its rows as `count`
 * - `aggregate=total.sum`: the totals of each group and of all rows
 * - `pivot=year`: the totals in columns, one for each year
 */
export class GroupServer<Row extends { id: number | string }> extends FakeServer<Row> {
  override get(address: string): Promise<GroupsResponse<Row>> {
    return this.respond(address, `GET ${address}`, () => {
      const query = new URL(address, 'https://example.com').searchParams;
      const rows = this.rows.filter((row) => matches(row, query)) as unknown as Cells[];
      const fields = query.getAll('pivot');
      return {
        ...(query.has('group') || query.has('pivot') ? this.findGroups(rows, query) : this.findRows(address)),
        aggregateRow: { ...aggregate(rows, query), ...pivot(rows, fields, query) },
        pivotColumns: query.has('pivot') ? findPivotColumns(rows, fields) : undefined,
      };
    });
  }

  private findGroups(rows: readonly Cells[], query: URLSearchParams): RowsResponse<Row> {
    const field = query.get('group');
    const parents = [...query].filter(([parameter]) => parameter.endsWith('.is')).map(([, value]) => value);
    // Without a field, one row with the totals of all rows, and none below the last group.
    const all: [string, Cells[]][] = parents.length === 0 ? [['all', [...rows]]] : [];
    const parts = field ? splitBy(rows, field) : all;
    const groups = parts.map(([value, part]) => ({
      id: [...parents, value].join('/'),
      group: value,
      ...(field && { [field]: value }),
      count: part.length,
      ...aggregate(part, query),
      ...pivot(part, query.getAll('pivot'), query),
    }));
    return {
      rows: this.sort(groups as unknown as Row[], query),
      rowCount: groups.length,
      nextCursor: '',
      hasNextPage: false,
    };
  }
}
