import { HealthPage } from '../../src/client/layout/HealthPage';
import { loadHealthPageProps } from '../../src/node/health/loadHealthPageProps';

export default HealthPage;

export const getStaticProps = async () => ({ props: await loadHealthPageProps('en') });
