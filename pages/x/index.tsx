import { DemoProvider } from '../../src/demo/DemoContext';
import { createLoadDemo } from '../../src/demo/createLoadDemo';
import { LandingPage } from '../../src/layout/LandingPage';
import type { DocsPageProps } from '../../src/shared/pageProps';
import { loadDocsPageProps } from '../../src/build/site/loadDocsPageProps';

const loadDemo = createLoadDemo(() => import('../../.cache/generated/demoModules'));

export default function LandingRoute(props: DocsPageProps) {
  return (
    <DemoProvider value={loadDemo}>
      <LandingPage {...props} />
    </DemoProvider>
  );
}

export const getStaticProps = async () => ({ props: await loadDocsPageProps('/x', 'en') });
