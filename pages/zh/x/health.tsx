import { loadHealthPageProps } from '../../../src/node/health/loadHealthPageProps';

export { default } from '../../x/health';

export const getStaticProps = async () => ({ props: await loadHealthPageProps('zh') });
