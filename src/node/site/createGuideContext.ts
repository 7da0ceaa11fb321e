import type { ApiIndex } from '../api/types/apiIndex';
import type { GuideApi } from '../pages/api-pages/loadGuideApi';
import type { FenceVariants } from '../pages/date-variants/compileFenceVariants';
import type { ShownDemo } from '../demos/code/shownDemo';
import type { SectionPicture } from '../pages/markdown/sectionPicture';
import type { GetLinkText } from '../pages/markdown/addMovedSections';
import { createGetLinkText } from '../pages/markdown/createGetLinkText';
import { createGetDemoApi } from '../demos/usage/createGetDemoApi';
import type { PagedSymbol } from '../demos/usage/findDemoApi';
import type { UsageIndex } from '../demos/usage/usageIndex';
import type { GuideContext } from './createGuideCompiler';
import type { GuideSummary } from './guideSummary';

interface ContextOptions {
  /** All guides of the site. */
  guides: readonly GuideSummary[];
  api: ApiIndex;
  /** Pathnames of every page of the site. */
  pathnames: ReadonlySet<string>;
  /** By demo key; those of the guides that are compiled. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** The pictures of galleries, by link. */
  pictures: ReadonlyMap<string, SectionPicture>;
  usage: UsageIndex;
  getCodeByDateLibrary: FenceVariants['getVariants'];
  guideApi: GuideApi;
  symbols: readonly PagedSymbol[];
  widgets: GuideContext['widgets'];
}

/** Names pages, symbols and headings as their links do. */
function createLinkNames(guides: readonly GuideSummary[], api: ApiIndex): GetLinkText {
  const symbols = api.entries.flatMap(({ name, pathname }): [string, string][] =>
    pathname ? [[pathname, name]] : [],
  );
  return createGetLinkText(
    guides.flatMap(({ linked }) => linked),
    new Map(symbols),
  );
}

/** What guides are compiled with: all that they share, and the other pages that their links name. */
export function createGuideContext({
  guides,
  api,
  pathnames,
  rendered,
  pictures,
  usage,
  getCodeByDateLibrary,
  guideApi,
  symbols,
  widgets,
}: ContextOptions): GuideContext {
  return {
    pathnames,
    rendered,
    getPicture: (href) => pictures.get(href),
    getCodeByDateLibrary,
    getDemoApi: createGetDemoApi(usage, symbols),
    ...guideApi,
    widgets,
    getLinkText: createLinkNames(guides, api),
  };
}
