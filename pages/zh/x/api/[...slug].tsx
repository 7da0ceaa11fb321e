import { createGetStaticProps } from '../../../../src/node/page-props/createGetStaticProps';

export { default, getStaticPaths } from '../../../x/api/[...slug]';

export const getStaticProps = createGetStaticProps('zh', '/x/api');
