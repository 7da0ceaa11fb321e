import type { GetStaticProps } from 'next';
import { NotFoundPage, type NotFoundPageProps } from '../src/layout/NotFoundPage';
import { loadFrameProps } from '../src/build/site/loadFrameProps';
import { loadKnownPages } from '../src/build/site/loadKnownPages';

export default NotFoundPage;

export const getStaticProps: GetStaticProps<NotFoundPageProps> = async () => ({
  props: {
    userLanguage: 'en',
    frame: await loadFrameProps({ pathname: '/404', title: '404', language: 'en' }),
    knownPages: await loadKnownPages(),
  },
});
