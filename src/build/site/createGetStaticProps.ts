import type { GetStaticProps } from 'next';
import type { Language } from '../../shared/languages';
import type { DocsPageProps } from '../../shared/pageProps';
import { loadDocsPageProps } from './loadDocsPageProps';

/** Makes `getStaticProps` of the guide route for one language. */
export function createGetStaticProps(language: Language): GetStaticProps<DocsPageProps, { slug: string[] }> {
  return async ({ params }) => ({ props: await loadDocsPageProps(`/x/${params!.slug.join('/')}`, language) });
}
