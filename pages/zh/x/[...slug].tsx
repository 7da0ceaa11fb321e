import { createGetStaticProps } from '../../../src/build/site/createGetStaticProps';

export { default, getStaticPaths } from '../../x/[...slug]';

export const getStaticProps = createGetStaticProps('zh');
