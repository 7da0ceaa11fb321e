import { loadLandingPageProps } from '../../../src/build/site/loadLandingPageProps';

export { default } from '../../x/index';

export const getStaticProps = async () => ({ props: await loadLandingPageProps('zh') });
