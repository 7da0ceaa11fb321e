import type { ApiTables } from './types/apiTables';
import { hashTexts } from '../base/files/hash';
import type { Problem } from '../base/problems/problem';
import { addHistories } from './release-tables/addHistories';
import type { Histories } from './release-tables/foldReleases';
import type { ApiContext } from './apiContext';
import type { ApiData } from './apiFiles';
import type { ApiPackage } from './apiPackages';
import { createApiContext } from './createApiContext';
import { extractEvents } from './extractEvents';
import { extractMessages } from './extractMessages';
import { extractRefObject, extractSharedObject } from './extractApiObjects';
import { extractNamedTypes } from './extractNamedTypes';
import { extractSelectors } from './extractSelectors';
import { extractSymbols } from './extractSymbols';
import { type ApiEntry, findApiEntries } from './findApiEntries';
import { forgetScripts } from './readScript';
import type { ApiCounts } from './types/apiIndex';
import { SHARED_OBJECT } from './sharedObject';

/** What is extracted. */
interface ApiSubject {
  packages: readonly ApiPackage[];
  /** The pages of the menu that show a symbol each. */
  entries: readonly ApiEntry[];
  /** What the minor versions changed. */
  histories: Histories;
}

/** How much of each kind every product has. */
function countApi({ pages, types, tables }: Omit<ApiData, 'index'>): ApiCounts {
  const counts: ApiCounts = {};
  const add = (product: string | undefined, kind: string, count = 1) => {
    const own = (counts[product ?? 'shared'] ??= {});
    own[kind] = (own[kind] ?? 0) + count;
  };
  for (const page of pages.values()) {
    add(page.product, `${page.kind}s`);
    if (page.pathname) {
      add(page.product, 'pages');
    }
    if (page.kind === 'component') {
      const inherited = page.inherited.flatMap(({ members }) => members);
      add(page.product, 'props', page.props.length);
      add(page.product, 'inherited props', inherited.length);
      add(page.product, 'slots', page.slots.length);
      add(page.product, 'classes', page.classes.length);
    } else if (page.kind === 'interface') {
      add(page.product, 'members', page.members.length);
    }
  }
  types.forEach(({ product }) => add(product, 'named types'));
  tables.events.forEach(() => add(SHARED_OBJECT.product, 'events'));
  tables.selectors.forEach(() => add(SHARED_OBJECT.product, 'selectors'));
  tables.objects.forEach(({ product, methods }) => add(product, 'methods', methods.length));
  tables.messages.forEach(({ product }) => add(product, 'messages'));
  return counts;
}

/** Reads declarations and code of the packages. */
export async function extractApiData(
  projectDirectory: string,
  { packages, entries: shown, histories }: ApiSubject,
  problems: Problem[],
): Promise<ApiData> {
  const { context, adapters } = createApiContext(projectDirectory, packages, problems);
  const pathnames = new Map(
    [...findApiEntries(context.exports, problems, shown)].map(([pathname, found]) => [found, pathname]),
  );
  const { entries, pages: symbols } = extractSymbols(context, pathnames);
  const extractedTables: ApiTables = {
    events: extractEvents(context),
    selectors: extractSelectors(context),
    objects: [extractSharedObject(context), ...extractRefObjects(context, new Set(pathnames.keys()))],
    messages: await extractMessages(projectDirectory, packages),
  };
  const extracted = {
    pages: symbols,
    types: extractNamedTypes(context, pathnames),
    tables: extractedTables,
  };
  forgetScripts();
  const { pages, types, tables } = addHistories(extracted, histories);
  const index = {
    key: hashTexts(...[entries, adapters, [...pages], types, tables].map((part) => JSON.stringify(part))),
    versions: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    entries: [...entries, ...adapters],
    counts: countApi({ pages, types, tables }),
  };
  return { index, pages, types, tables };
}

function extractRefObjects(context: ApiContext, pages: ReadonlySet<unknown>) {
  return [...context.exports]
    .filter(([product]) => product !== SHARED_OBJECT.product)
    .flatMap(([product, exports]) =>
      [...exports.values()]
        .filter((found) => pages.has(found))
        .map((found) => extractRefObject(context, found, product)),
    )
    .filter((object) => object !== undefined);
}
