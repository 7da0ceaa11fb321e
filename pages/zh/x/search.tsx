import { loadSearchPageProps } from '../../../src/build/site/loadSearchPageProps';

export { default } from '../../x/search';

export const getStaticProps = async () => ({ props: await loadSearchPageProps('zh') });
