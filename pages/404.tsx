import { NotFoundPage } from '../src/client/layout/NotFoundPage';
import { createGetStaticProps } from '../src/node/page-props/createGetStaticProps';
import { loadNotFoundPageProps } from '../src/node/page-props/loadNotFoundPageProps';

export default NotFoundPage;

export const getStaticProps = createGetStaticProps(loadNotFoundPageProps);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
