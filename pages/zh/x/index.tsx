import { loadLandingPageProps } from '../../../src/node/page-props/loadLandingPageProps';

export { default } from '../../x/index';

export const getStaticProps = async () => ({ props: await loadLandingPageProps('zh') });
