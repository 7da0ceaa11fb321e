import type { GetStaticProps } from 'next';
import { AloneDemoPage } from '../../src/client/demo/AloneDemoPage';
import { loadAloneDemoProps, type AloneDemoProps } from '../../src/node/site/page-props/loadAloneDemoProps';

/** The page of one demo alone, which its address names. */
export default function AloneDemoRoute({ title, texts }: AloneDemoProps) {
  return <AloneDemoPage title={title} texts={texts} />;
}

export const getStaticProps: GetStaticProps<AloneDemoProps> = () => ({ props: loadAloneDemoProps() });

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
