import type { NextConfig } from 'next';
import { formatProblem, ProblemsError } from './src/node/problems/problem';
import { readBuildId } from './src/node/store/buildId';
import { readVersions } from './src/node/packages/readVersions';

/** Without compiled content there is nothing to build: one line says so, without the stack that Next.js would add. */
async function readBuildIdOrExit(): Promise<string> {
  try {
    return await readBuildId();
  } catch (error) {
    if (!(error instanceof ProblemsError)) {
      throw error;
    }
    console.error(error.problems.map(formatProblem).join('\n'));
    process.exit(1);
  }
}

const createConfig = async (): Promise<NextConfig> => ({
  output: 'export',
  trailingSlash: true,
  // An unchanged site builds the same files.
  generateBuildId: readBuildIdOrExit,
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
