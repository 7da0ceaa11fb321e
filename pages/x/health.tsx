import { HealthPage } from '../../src/layout/HealthPage';
import { loadHealthPageProps } from '../../src/build/health/loadHealthPageProps';

export default HealthPage;

export const getStaticProps = async () => ({ props: await loadHealthPageProps('en') });
