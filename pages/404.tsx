import { NotFoundPage } from '../src/client/layout/NotFoundPage';
import { createGetStaticProps } from '../src/node/site/page-props/createGetStaticProps';
import { loadNotFoundPageProps } from '../src/node/site/page-props/loadNotFoundPageProps';

export default NotFoundPage;

export const getStaticProps = createGetStaticProps(loadNotFoundPageProps);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
