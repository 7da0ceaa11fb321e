import { createGetLanguagePaths } from '../../../../src/node/site/page-props/createGetStaticPaths';
import { loadApiPaths } from '../../../../src/node/site/page-props/loadPagePaths';

export { default, getStaticProps } from '../../../x/api/[...slug]';

export const getStaticPaths = createGetLanguagePaths('/x/api', loadApiPaths);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
