import type { SearchSetup } from '../../shared/search/searchSetup';
import { loadOnce } from '../../shared/loadOnce';
import type { SearchIndexFile } from '../../shared/search/searchIndex';

const loaded = new Map<string, Promise<void>>();

async function loadFiles(indexHref: string): Promise<void> {
  const [response] = await Promise.all([fetch(indexHref), import('./SearchDialog')]);
  const { shards } = (await response.json()) as SearchIndexFile;
  // To the end: what is still on its way does not count as loaded.
  await Promise.all(shards.map(async ({ href }) => (await fetch(href)).text()));
}

/**
 * Loads all that a search takes, its full text too, so that a worker can keep it: the search then works without a
 * network for a reader who has not opened it before. Once, however many pages are read; never for a reader who saves
 * data.
 */
export async function loadForOffline({ indexHref }: SearchSetup): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) {
    await loadOnce(loaded, indexHref, () => loadFiles(indexHref));
  }
}
