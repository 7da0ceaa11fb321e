import { loadSearchPageProps } from '../../../src/node/page-props/loadSearchPageProps';

export { default } from '../../x/search';

export const getStaticProps = async () => ({ props: await loadSearchPageProps('zh') });
