import type { GetStaticProps } from 'next';
import { NotFoundPage, type NotFoundPageProps } from '../src/layout/NotFoundPage';
import { loadFrameProps } from '../src/build/site/loadFrameProps';
import { loadKnownPages } from '../src/build/site/loadKnownPages';

export default NotFoundPage;

export const getStaticProps: GetStaticProps<NotFoundPageProps> = async () => {
  const frame = await loadFrameProps({ pathname: '/404', title: '404', language: 'en' });
  return {
    props: {
      userLanguage: 'en',
      // The page is no page of a language: its links to the other one lead to that one's first page.
      frame: { ...frame, canonicalAs: '/x/introduction/' },
      knownPages: await loadKnownPages(),
    },
  };
};
