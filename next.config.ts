import type { NextConfig } from 'next';
import { exitOnProblems } from './src/node/base/problems/exitOnProblems';
import { readBuildId } from './src/node/base/store/buildId';
import { readVersions } from './src/node/base/packages/readVersions';

const createConfig = async (): Promise<NextConfig> => ({
  output: 'export',
  trailingSlash: true,
  // An unchanged site builds the same files. Without compiled content there is none, and a line says what to run.
  generateBuildId: () => exitOnProblems('next build', readBuildId),
  // `npm run typecheck` covers more than Next.js would.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  poweredByHeader: false,
  // Advertisements stay away from `npm run dev` unless they are what is developed.
  env: {
    ENABLE_AD_IN_DEV_MODE: process.env.ENABLE_AD_IN_DEV_MODE ?? '',
    // For reports of errors.
    DOCS_VERSIONS: await readVersions(process.cwd()),
  },
});

export default createConfig;
