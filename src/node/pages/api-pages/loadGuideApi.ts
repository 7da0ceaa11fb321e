import type { ApiIndex } from '../../api/types/apiIndex';
import { readApiTable } from '../../api/apiFiles';
import { createRenderDoc, type RenderDoc } from './createRenderDoc';
import { createTableRenderer, type RenderApiTable } from './createTableRenderer';
import { ApiLookup } from '../../api/apiLookup';
import { readAllTypes, readSymbols } from '../../api/readApiSymbols';

/** What guides show of the API. */
export interface GuideApi {
  api: ApiLookup;
  renderApiTable: RenderApiTable;
  renderDoc: RenderDoc;
}

/**
 * Loads the API for guides, from the cache that `extractApi` filled.
 *
 * @param pathnames of every page of the site
 */
export async function loadGuideApi(
  index: ApiIndex,
  { projectDirectory, pathnames }: { projectDirectory: string; pathnames: ReadonlySet<string> },
): Promise<GuideApi> {
  const [pages, types, events, selectors, objects] = await Promise.all([
    readSymbols(index, projectDirectory),
    readAllTypes(projectDirectory),
    readApiTable(projectDirectory, 'events'),
    readApiTable(projectDirectory, 'selectors'),
    readApiTable(projectDirectory, 'objects'),
  ]);
  const api = new ApiLookup({
    pages,
    types,
    exports: index.entries.map(({ exportName }) => exportName),
    events: events.map(({ name }) => name),
  });
  const renderDoc = await createRenderDoc(pathnames);
  const renderApiTable = createTableRenderer({
    lookup: api,
    types,
    events,
    selectors,
    objects,
    renderDoc,
    pathnames,
  });
  return { api, renderApiTable, renderDoc };
}
