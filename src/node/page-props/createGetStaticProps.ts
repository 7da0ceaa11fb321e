import type { GetStaticProps } from 'next';
import type { Language } from '../../shared/languages';
import type { DocsPageProps } from '../../shared/pageProps';
import { loadDocsPageProps } from './loadDocsPageProps';

/** Makes `getStaticProps` of a route below `prefix` for one language. */
export function createGetStaticProps(
  language: Language,
  prefix = '/x',
): GetStaticProps<DocsPageProps, { slug: string[] }> {
  return async ({ params }) => ({
    props: await loadDocsPageProps(`${prefix}/${params!.slug.join('/')}`, language),
  });
}
