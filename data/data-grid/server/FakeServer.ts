import { matches } from './matches';

interface FakeServerOptions<Row> {
  /** The rows of the database. */
  rows: readonly Row[];
  /** Receives each request: `GET /orders?from=0&to=4`. */
  report?: (request: string) => void;
  /** Milliseconds until the response to a request. Default: 300. */
  getLatency?: (address: string) => number;
  /** Returns what is saved of a changed row, and throws if the row is rejected. */
  checkRow?: (row: Row) => Row;
}

/** The response to a request for rows. */
export interface RowsResponse<Row> {
  rows: Row[];
  /** Number of rows that match the conditions. */
  rowCount: number;
  /** The id of the last row, for `after`. */
  nextCursor: string;
  hasNextPage: boolean;
}

/**
 * Stands in for an API with a database, with latency and failures. It understands these parameters:
 *
 * - `from=0&to=4`: a range of rows, both ends included
 * - `after=P-1005&limit=5`: the rows after the one with this id
 * - `sort=total.desc`
 * - `search=word` and conditions such as `stock.over=40`
 */
export class FakeServer<Row extends { id: number | string }> {
  protected rows: readonly Row[];

  private isDown = false;

  private options: FakeServerOptions<Row>;

  constructor(options: FakeServerOptions<Row>) {
    this.options = options;
    this.rows = options.rows;
  }

  /** While it is down, the server fails after the usual latency. */
  setDown(isDown: boolean) {
    this.isDown = isDown;
  }

  /** Changes a row without a request, as another user of the database does. */
  change(id: Row['id'], values: Partial<Row>) {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...values } : row));
  }

  /** Responds with the rows that match the address. */
  get(address: string): Promise<RowsResponse<Row>> {
    return this.respond(address, `GET ${address}`, () => this.findRows(address));
  }

  /** Saves a row, and responds with the saved row. */
  put(address: string, row: Row): Promise<Row> {
    return this.respond(address, `PUT ${address} ${JSON.stringify(row)}`, () => {
      const saved = this.options.checkRow?.(row) ?? row;
      this.change(row.id, saved);
      return saved;
    });
  }

  protected findRows(address: string): RowsResponse<Row> {
    const query = new URL(address, 'https://example.com').searchParams;
    const rows = this.sort(
      this.rows.filter((row) => matches(row, query)),
      query,
    );
    const cursor = query.get('after');
    const from = cursor ? rows.findIndex(({ id }) => String(id) === cursor) + 1 : Number(query.get('from'));
    const end = query.has('limit')
      ? from + Number(query.get('limit'))
      : Number(query.get('to') ?? Infinity) + 1;
    const page = rows.slice(from, end);
    return {
      rows: page,
      rowCount: rows.length,
      nextCursor: String(page.at(-1)?.id ?? ''),
      hasNextPage: end < rows.length,
    };
  }

  protected sort(rows: Row[], query: URLSearchParams): Row[] {
    const [field, direction] = (query.get('sort') ?? '').split('.') as [keyof Row, string?];
    if (!direction) {
      return rows;
    }
    const sign = direction === 'desc' ? -1 : 1;
    return rows.toSorted((a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : 0));
  }

  protected async respond<T>(address: string, request: string, compute: () => T): Promise<T> {
    const { report, getLatency } = this.options;
    const { isDown } = this;
    report?.(request);
    await new Promise((resolve) => setTimeout(resolve, getLatency?.(address) ?? 300));
    if (isDown) {
      throw new Error('The server does not respond.');
    }
    return compute();
  }
}
