export { getLanguagePaths as getStaticPaths } from '../../src/node/site/page-props/createGetStaticPaths';
export { default, getStaticProps } from '../404';

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
