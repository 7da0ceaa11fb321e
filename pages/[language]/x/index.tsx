export { getLanguagePaths as getStaticPaths } from '../../../src/node/page-props/createGetStaticPaths';
export { default, getStaticProps } from '../../x/index';
