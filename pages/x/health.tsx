import { HealthPage } from '../../src/client/layout/HealthPage';
import { createGetStaticProps } from '../../src/node/site/page-props/createGetStaticProps';
import { loadHealthPageProps } from '../../src/node/site/health/loadHealthPageProps';

export default HealthPage;

export const getStaticProps = createGetStaticProps(loadHealthPageProps);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
