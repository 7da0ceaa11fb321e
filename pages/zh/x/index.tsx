import { loadDocsPageProps } from '../../../src/build/site/loadDocsPageProps';

export { default } from '../../x/index';

export const getStaticProps = async () => ({ props: await loadDocsPageProps('/x', 'zh') });
