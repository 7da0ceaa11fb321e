import { LandingPage, type LandingPageProps } from '../../src/client/layout/LandingPage';
import { createGetStaticProps } from '../../src/node/site/page-props/createGetStaticProps';
import { loadLandingPageProps } from '../../src/node/site/landing/loadLandingPageProps';

export default function LandingRoute(props: LandingPageProps) {
  return <LandingPage {...props} />;
}

export const getStaticProps = createGetStaticProps(loadLandingPageProps);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
