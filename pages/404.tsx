import { NotFoundPage } from '../src/layout/NotFoundPage';
import { loadNotFoundPageProps } from '../src/build/site/loadNotFoundPageProps';

export default NotFoundPage;

export const getStaticProps = async () => ({ props: await loadNotFoundPageProps('en') });
