import type { NextConfig } from 'next';
import { readBuildId } from './src/build/site/buildId';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  // An unchanged site builds the same files, and open tabs keep their page data.
  generateBuildId: readBuildId,
  // `npm run typecheck` covers more than Next.js would.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  poweredByHeader: false,
  // Advertisements stay away from `npm run dev` unless they are what is developed.
  env: { ENABLE_AD_IN_DEV_MODE: process.env.ENABLE_AD_IN_DEV_MODE ?? '' },
  experimental: { scrollRestoration: true },
};

export default config;
