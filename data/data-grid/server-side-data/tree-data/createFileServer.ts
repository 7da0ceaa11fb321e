import { FakeServer } from '../../server/FakeServer';
import { makeItems, type Item } from '../../server/folders';

/** Starts a server with files in folders. */
export function createFileServer(report?: (request: string) => void): FakeServer<Item> {
  return new FakeServer({ rows: makeItems(), report });
}
