import type { FakeServer, RowsResponse } from '../../server/FakeServer';
import type { Sale } from '../../server/sales';

/** Loads any page of an API with cursors. Each page waits for the one before it, and is requested once. */
export function createCursorLoader(server: FakeServer<Sale>, pageSize: number) {
  const pages: Promise<RowsResponse<Sale>>[] = [];

  async function request(page: number): Promise<RowsResponse<Sale>> {
    const after = page === 0 ? '' : `after=${(await load(page - 1)).nextCursor}&`;
    return server.get(`/sales?${after}limit=${pageSize}`);
  }

  function load(page: number): Promise<RowsResponse<Sale>> {
    pages[page] ??= request(page).catch((error) => {
      delete pages[page]; // the next attempt requests it again
      throw error;
    });
    return pages[page];
  }

  return load;
}
