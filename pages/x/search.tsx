import { SearchPage } from '../../src/client/layout/SearchPage';
import { createGetStaticProps } from '../../src/node/site/page-props/createGetStaticProps';
import { loadSearchPageProps } from '../../src/node/site/page-props/loadSearchPageProps';

export default SearchPage;

export const getStaticProps = createGetStaticProps(loadSearchPageProps);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
