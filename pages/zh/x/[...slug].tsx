import { createGetStaticProps } from '../../../src/node/page-props/createGetStaticProps';

export { default, getStaticPaths } from '../../x/[...slug]';

export const getStaticProps = createGetStaticProps('zh');
