import type { GetStaticPaths } from 'next';
import { PREFIXED_LANGUAGES, type Language } from '../../../shared/languages/languages';
import { selectPathnames } from '../../base/store/selectPathnames';

/** The parts of an address that a route has no folder for. */
export type RouteParams = {
  /** Absent for the language without a prefix. */
  language?: Language;
  slug?: string[];
};

/** Lists pathnames below `/x/`. */
type LoadPathnames = () => Promise<string[]>;

/** `('/x', '/x/react-charts/bars') -> ['react-charts', 'bars']` */
function toSlug(route: string, pathname: string): string[] {
  return pathname.slice(route.length + 1).split('/');
}

/**
 * Makes `getStaticPaths` of a route `[...slug]` for the language without a prefix.
 *
 * @param route the address of its folder: `/x`
 */
export function createGetStaticPaths(route: string, load: LoadPathnames): GetStaticPaths<RouteParams> {
  return async () => ({
    paths: selectPathnames(await load()).map((pathname) => ({ params: { slug: toSlug(route, pathname) } })),
    fallback: false,
  });
}

/** Makes `getStaticPaths` of a route `[...slug]` below `[language]`. */
export function createGetLanguagePaths(route: string, load: LoadPathnames): GetStaticPaths<RouteParams> {
  return async () => {
    const slugs = selectPathnames(await load()).map((pathname) => toSlug(route, pathname));
    return {
      paths: PREFIXED_LANGUAGES.flatMap((language) => slugs.map((slug) => ({ params: { language, slug } }))),
      fallback: false,
    };
  };
}

/** `getStaticPaths` of a route below `[language]` that is one page. */
export const getLanguagePaths: GetStaticPaths<RouteParams> = () => ({
  paths: PREFIXED_LANGUAGES.map((language) => ({ params: { language } })),
  fallback: false,
});
