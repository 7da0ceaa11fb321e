import { SearchPage } from '../../src/layout/SearchPage';
import { loadSearchPageProps } from '../../src/build/site/loadSearchPageProps';

export default SearchPage;

export const getStaticProps = async () => ({ props: await loadSearchPageProps('en') });
