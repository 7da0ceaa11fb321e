import { NotFoundPage } from '../src/client/layout/NotFoundPage';
import { loadNotFoundPageProps } from '../src/node/page-props/loadNotFoundPageProps';

export default NotFoundPage;

export const getStaticProps = async () => ({ props: await loadNotFoundPageProps('en') });
