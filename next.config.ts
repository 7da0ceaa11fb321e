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
  experimental: { scrollRestoration: true },
};

export default config;
