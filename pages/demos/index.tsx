import type { GetStaticProps } from 'next';
import { StandaloneDemoPage } from '../../src/client/demo/StandaloneDemoPage';
import {
  loadStandaloneDemoProps,
  type StandaloneDemoProps,
} from '../../src/node/site/page-props/loadStandaloneDemoProps';

/** The page of one demo alone, which its address names. */
export default function StandaloneDemoRoute({ title, texts }: StandaloneDemoProps) {
  return <StandaloneDemoPage title={title} texts={texts} />;
}

export const getStaticProps: GetStaticProps<StandaloneDemoProps> = () => ({
  props: loadStandaloneDemoProps(),
});

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
