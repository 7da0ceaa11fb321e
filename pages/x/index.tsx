import { DemoProvider } from '../../src/client/demo/DemoContext';
import { createLoadDemo } from '../../src/client/demo/createLoadDemo';
import { LandingPage, type LandingPageProps } from '../../src/client/layout/LandingPage';
import { createGetStaticProps } from '../../src/node/page-props/createGetStaticProps';
import { loadLandingPageProps } from '../../src/node/page-props/loadLandingPageProps';

const loadDemo = createLoadDemo(() => import('../../.cache/generated/demoModules'));

export default function LandingRoute(props: LandingPageProps) {
  return (
    <DemoProvider value={loadDemo}>
      <LandingPage {...props} />
    </DemoProvider>
  );
}

export const getStaticProps = createGetStaticProps(loadLandingPageProps);
