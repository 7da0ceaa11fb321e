export { getLanguagePaths as getStaticPaths } from '../../../src/node/site/page-props/createGetStaticPaths';
export { default, getStaticProps } from '../../x/health';

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
