import { DemoProvider } from '../../src/demo/DemoContext';
import { createLoadDemo } from '../../src/demo/createLoadDemo';
import { LandingPage, type LandingPageProps } from '../../src/layout/LandingPage';
import { loadLandingPageProps } from '../../src/build/site/loadLandingPageProps';

const loadDemo = createLoadDemo(() => import('../../.cache/generated/demoModules'));

export default function LandingRoute(props: LandingPageProps) {
  return (
    <DemoProvider value={loadDemo}>
      <LandingPage {...props} />
    </DemoProvider>
  );
}

export const getStaticProps = async () => ({ props: await loadLandingPageProps('en') });
