import { SearchPage } from '../../src/client/layout/SearchPage';
import { loadSearchPageProps } from '../../src/node/page-props/loadSearchPageProps';

export default SearchPage;

export const getStaticProps = async () => ({ props: await loadSearchPageProps('en') });
