import type { ApiIndex } from '../../shared/api/apiIndex';
import { hashTexts } from '../files/hash';
import type { Problem } from '../problems/problem';
import { readTree } from '../files/readTree';
import type { ApiContext } from './apiContext';
import { readApiIndex, writeApi, type ApiTables } from './apiFiles';
import { readApiPackages, type ApiPackage } from './apiPackages';
import { countApi } from './countApi';
import { createApiContext } from './createApiContext';
import { extractEvents } from './extractEvents';
import { extractMessages } from './extractMessages';
import { extractGridApi, extractRefObject } from './extractApiObjects';
import { extractNamedTypes } from './extractNamedTypes';
import { extractSelectors } from './extractSelectors';
import { extractSymbols } from './extractSymbols';
import { findApiEntries, listApiEntries } from './findApiEntries';
import { forgetScripts } from './readScript';

/** Packages that declarations lean on: another version of theirs may change what is extracted. */
const FOREIGN_PACKAGES = ['@mui/material', '@types/react', 'typescript'];

/**
 * Extracts the API of the documented packages into `.cache/api/`, unless it is there already for the same
 * versions, the same pages and the same code of the extraction.
 */
export async function extractApi(projectDirectory: string, problems: Problem[]): Promise<ApiIndex> {
  const known = problems.length;
  const packages = await readApiPackages(projectDirectory, problems);
  const key = await createKey(projectDirectory, packages);
  const cached = await readApiIndex(projectDirectory);
  if (cached?.key === key) {
    return cached;
  }
  const { context, adapters } = createApiContext(projectDirectory, packages, problems);
  const pathnames = new Map(
    [...findApiEntries(context.exports, problems)].map(([pathname, found]) => [found, pathname]),
  );
  const { entries, pages } = extractSymbols(context, pathnames);
  const tables: ApiTables = {
    events: extractEvents(context),
    selectors: extractSelectors(context),
    objects: [extractGridApi(context), ...extractRefObjects(context, new Set(pathnames.keys()))],
    messages: await extractMessages(projectDirectory, packages),
  };
  const types = extractNamedTypes(context, pathnames);
  forgetScripts();
  const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const index: ApiIndex = {
    key,
    versions,
    entries: [...entries, ...adapters],
    counts: countApi({ pages, types, tables }),
  };
  if (problems.length === known) {
    await writeApi(projectDirectory, { index, pages, types, tables });
  }
  return index;
}

function extractRefObjects(context: ApiContext, pages: ReadonlySet<unknown>) {
  return [...context.exports]
    .filter(([product]) => product !== 'data-grid')
    .flatMap(([product, exports]) =>
      [...exports.values()]
        .filter((found) => pages.has(found))
        .map((found) => extractRefObject(context, found, product)),
    )
    .filter((object) => object !== undefined);
}

async function createKey(projectDirectory: string, packages: readonly ApiPackage[]): Promise<string> {
  const foreign = await readApiPackages(projectDirectory, [], FOREIGN_PACKAGES);
  return hashTexts(
    JSON.stringify([...packages, ...foreign].map(({ name, version }) => [name, version])),
    JSON.stringify(listApiEntries()),
    await readTree(import.meta.dirname),
  );
}
