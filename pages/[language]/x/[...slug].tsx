import { createGetLanguagePaths } from '../../../src/node/site/page-props/createGetStaticPaths';
import { loadPagePaths } from '../../../src/node/site/page-props/loadPagePaths';

export { default, getStaticProps } from '../../x/[...slug]';

export const getStaticPaths = createGetLanguagePaths('/x', loadPagePaths);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
