import type { ApiIndex } from '../../shared/api/apiIndex';
import { listInstalledVersions } from '../cache/stepVersion';
import { readWrittenFiles, recordWrittenFiles } from '../cache/writtenFiles';
import { hashTexts } from '../files/hash';
import type { Problem } from '../problems/problem';
import type { ApiContext } from './apiContext';
import { writeApi, type ApiTables } from './apiFiles';
import { readApiPackages } from './apiPackages';
import { countApi } from './countApi';
import { createApiContext } from './createApiContext';
import { extractEvents } from './extractEvents';
import { extractMessages, INTERNAL_PACKAGES } from './extractMessages';
import { extractGridApi, extractRefObject } from './extractApiObjects';
import { extractNamedTypes } from './extractNamedTypes';
import { extractSelectors } from './extractSelectors';
import { extractSymbols } from './extractSymbols';
import { findApiEntries } from './findApiEntries';
import { forgetScripts } from './readScript';

const STEP = 'written/api';

/**
 * Extracts the API of the documented packages into `.cache/api/`, unless it is there already for the same
 * versions, the same pages and the same code of the extraction.
 */
export async function extractApi(projectDirectory: string, problems: Problem[]): Promise<ApiIndex> {
  const known = problems.length;
  const packages = await readApiPackages(projectDirectory, problems);
  const names = [...packages.map(({ name }) => name), ...INTERNAL_PACKAGES];
  const inputs = listInstalledVersions(projectDirectory, names);
  const written = await readWrittenFiles<ApiIndex>(projectDirectory, STEP, inputs);
  if (written) {
    return written.summary;
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
    key: hashTexts(...[entries, adapters, [...pages], types, tables].map((part) => JSON.stringify(part))),
    versions,
    entries: [...entries, ...adapters],
    counts: countApi({ pages, types, tables }),
  };
  if (problems.length === known) {
    const files = await writeApi(projectDirectory, { index, pages, types, tables });
    await recordWrittenFiles(projectDirectory, STEP, { inputs, files, summary: index });
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
