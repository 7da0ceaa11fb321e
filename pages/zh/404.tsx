import { loadNotFoundPageProps } from '../../src/node/page-props/loadNotFoundPageProps';

export { NotFoundPage as default } from '../../src/client/layout/NotFoundPage';

export const getStaticProps = async () => ({ props: await loadNotFoundPageProps('zh') });
