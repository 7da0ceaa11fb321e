import fs from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';

/** The server in the export; it reads the files beside it. */
export const MCP_SERVER_FILE = 'mcp.mjs';

/**
 * Bundles the server of the Model Context Protocol into the export, as one file that Node.js runs without installation.
 *
 * @param projectDirectory where the sources and their packages are
 */
export async function writeMcpServer(projectDirectory: string, outDirectory: string): Promise<void> {
  const manifest = await fs.readFile(path.join(projectDirectory, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest);
  await esbuild.build({
    absWorkingDir: projectDirectory,
    entryPoints: ['src/mcp/main.ts'],
    outfile: path.join(outDirectory, MCP_SERVER_FILE),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { DOCS_VERSION: JSON.stringify(version) },
    logLevel: 'silent',
  });
}
