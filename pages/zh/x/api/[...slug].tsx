import { createGetStaticProps } from '../../../../src/build/site/createGetStaticProps';

export { default, getStaticPaths } from '../../../x/api/[...slug]';

export const getStaticProps = createGetStaticProps('zh', '/x/api');
