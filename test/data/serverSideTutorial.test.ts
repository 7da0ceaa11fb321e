import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GridDataSource, GridGetRowsParams, GridUpdateRowParams } from '@mui/x-data-grid';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../../src/node/pages/markdown/loadPage';
import { findPageFences } from '../../src/node/checks/snippets/findFences';

const PROJECT = path.join(import.meta.dirname, '../..');

interface Order {
  id: number;
  customer: string;
  city: string;
  total: number;
}

/** The last file of the page with a title: what a developer has who follows it to the end. */
async function readFile(title: string): Promise<string> {
  const source = await loadPage(PROJECT, 'data-grid/tutorials/server-side-data', 'en');
  const fence = findPageFences(source).findLast((other) => other.title === title);
  if (!fence) {
    throw new Error(`The page has no fence with the title "${title}".`);
  }
  return fence.code;
}

let folder: string;
let server: ChildProcess;
let origin: string;
let dataSource: GridDataSource;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tutorial-'));
  const serverFile = path.join(folder, 'server.mjs');
  await fs.writeFile(serverFile, await readFile('server.mjs'));
  server = spawn(process.execPath, [serverFile], {
    env: { ...process.env, PORT: '0', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise((resolve, reject) => {
    server.stdout!.once('data', resolve);
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  origin = `http://127.0.0.1:${/port: (\d+)/.exec(String(line))![1]}`;

  const { code } = await transform(await readFile('src/dataSource.ts'), { loader: 'ts' });
  const clientFile = path.join(folder, 'dataSource.mjs');
  await fs.writeFile(clientFile, code);
  ({ dataSource } = await import(/* @vite-ignore */ pathToFileURL(clientFile).href));
  // The page's addresses are those of its own origin.
  const fetchFromNetwork = fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    fetchFromNetwork(new URL(address, origin), init),
  );
});

afterAll(async () => {
  vi.unstubAllGlobals();
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  await fs.rm(folder, { recursive: true });
});

async function getRows(params: Partial<GridGetRowsParams> = {}) {
  const response = await dataSource.getRows({
    start: 0,
    end: 24,
    paginationModel: { page: 0, pageSize: 25 },
    sortModel: [],
    filterModel: { items: [] },
    ...params,
  });
  return { rows: response.rows as Order[], rowCount: response.rowCount };
}

const filterBy = (field: string, operator: string, value?: unknown) =>
  getRows({ filterModel: { items: [{ field, operator, value }] } });

const save = (rowId: number, values: Partial<Order>) =>
  dataSource.updateRow!({ rowId, updatedRow: values, previousRow: {} } as GridUpdateRowParams);

/** Asks the server without the data source. */
async function ask(address: string, init?: RequestInit) {
  const response = await fetch(address, init);
  return { status: response.status, body: await response.json() };
}

describe('the server and the data source of the tutorial', () => {
  it('has at most 60 lines', async () => {
    expect((await readFile('server.mjs')).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it('pages', async () => {
    const first = await getRows();
    expect(first.rowCount).toBe(500);
    expect(first.rows.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    const last = await getRows({ paginationModel: { page: 4, pageSize: 100 } });
    expect(last.rows[0]!.id).toBe(401);
    expect(last.rows).toHaveLength(100);
    expect((await getRows({ paginationModel: { page: 5, pageSize: 100 } })).rows).toEqual([]);
  });

  it('sorts all rows in both directions, and keeps the order of its own', async () => {
    const ascending = await getRows({ sortModel: [{ field: 'total', sort: 'asc' }] });
    expect(ascending.rows[0]!.total).toBe(20);
    const totals = ascending.rows.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    const descending = await getRows({ sortModel: [{ field: 'total', sort: 'desc' }] });
    expect(descending.rows[0]!.total).toBe(499);
    expect((await getRows()).rows[0]!.id).toBe(1);
  });

  it('filters text without regard to case, and numbers by comparison', async () => {
    const oslo = await filterBy('city', 'equals', 'oslo');
    expect(oslo.rowCount).toBe(125);
    expect(new Set(oslo.rows.map(({ city }) => city))).toEqual(new Set(['Oslo']));
    expect((await filterBy('customer', 'contains', 'CUSTOMER 9')).rowCount).toBeGreaterThan(0);
    expect((await filterBy('customer', 'equals', 'Customer')).rowCount).toBe(0);
    const cheap = await filterBy('total', '<', 22);
    expect(cheap.rows.every(({ total }) => total < 22)).toBe(true);
    const expensive = await filterBy('total', '>', 21);
    expect(cheap.rowCount! + expensive.rowCount!).toBe(500);
    expect((await filterBy('total', '=', 20)).rows.every(({ total }) => total === 20)).toBe(true);
  });

  it('shows all rows while a filter has no value', async () => {
    expect((await filterBy('city', 'contains')).rowCount).toBe(500);
    expect((await filterBy('city', 'contains', '')).rowCount).toBe(500);
    expect((await filterBy('total', '=', 0)).rowCount).toBe(0);
  });

  it('saves a rounded total and nothing else', async () => {
    const before = (await getRows()).rows[1]!;
    expect(await save(2, { ...before, city: 'Rome', total: 12.6 })).toEqual({ ...before, total: 13 });
    expect((await getRows()).rows[1]).toEqual({ ...before, total: 13 });
  });

  it('passes the message of a rejected edit on, and keeps the row', async () => {
    const before = (await getRows()).rows[2]!;
    await expect(save(3, { total: -1 })).rejects.toThrow('The total must be 0 or more.');
    await expect(save(999, { total: 1 })).rejects.toThrow('There is no order 999.');
    expect((await getRows()).rows[2]).toEqual(before);
  });

  it.each([
    '/api/orders',
    '/api/orders?page=-1&pageSize=25',
    '/api/orders?page=0&pageSize=101',
    '/api/orders?page=0&pageSize=x',
    '/api/orders?page=0&pageSize=25&sort=__proto__',
    '/api/orders?page=0&pageSize=25&field=__proto__&operator=contains&value=a',
    '/api/orders?page=0&pageSize=25&field=city&operator=constructor&value=a',
    '/api/orders?page=0&pageSize=25&field=total&operator=contains&value=1',
  ])('rejects %s', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(400);
    expect(body.message).toMatch(/^(Unknown page|Cannot (sort|filter) .+)\.$/);
  });

  it.each(['{', 'null', '{}', '{"total":"7"}', '{"total":null}'])('rejects the body %s', async (body) => {
    expect((await ask('/api/orders/1', { method: 'PUT', body })).status).toBe(400);
    expect((await getRows()).rows[0]!.total).toBe(20);
  });

  it('knows no other addresses and methods', async () => {
    expect((await ask('/api/other')).status).toBe(404);
    expect((await ask('/api/orders/1')).status).toBe(404);
    expect((await ask('/api/orders/x', { method: 'PUT', body: '{"total":1}' })).status).toBe(404);
    expect((await ask('/api/orders', { method: 'DELETE' })).status).toBe(404);
  });

  it('reports a proxy that does not reach the server', async () => {
    const fetchFromServer = fetch;
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    try {
      await expect(getRows()).rejects.toThrow('The server does not respond (status 502).');
    } finally {
      vi.stubGlobal('fetch', fetchFromServer);
    }
  });
});
