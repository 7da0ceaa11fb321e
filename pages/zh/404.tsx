import { loadNotFoundPageProps } from '../../src/build/site/loadNotFoundPageProps';

export { NotFoundPage as default } from '../../src/layout/NotFoundPage';

export const getStaticProps = async () => ({ props: await loadNotFoundPageProps('zh') });
