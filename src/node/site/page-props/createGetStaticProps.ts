import type { GetStaticProps } from 'next';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages/languages';
import type { PageLanguage } from '../../../shared/page/pageProps';
import type { RouteParams } from './createGetStaticPaths';

/**
 * Makes `getStaticProps` of a route and of the one below `[language]`.
 *
 * @param load is given the language of the address, and its parts below the route
 */
export function createGetStaticProps<Props extends PageLanguage>(
  load: (language: Language, slug: readonly string[]) => Promise<Props>,
): GetStaticProps<Props, RouteParams> {
  return async ({ params }) => ({
    props: await load(params?.language ?? DEFAULT_LANGUAGE, params?.slug ?? []),
  });
}
