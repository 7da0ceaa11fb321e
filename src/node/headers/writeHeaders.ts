import fs from 'node:fs/promises';
import path from 'node:path';
import { failOnProblems } from '../problems/problem';
import type { ExportedPage } from '../store/readExport';
import { createPolicy } from './createPolicy';
import { findInlineScripts } from './findInlineScripts';

/** Hosts that read `_headers` cut longer lines (Cloudflare Pages). */
const LONGEST_LINE = 2000;

/** The documents of framed demos. */
const FRAMES = '/demos/';

/**
 * Adds the content security policy to the headers of the export. The documents of framed demos get a second, which
 * allows no third party: of two policies a browser allows what both allow.
 *
 * @throws ProblemsError when a line is too long for a host
 */
export async function writeHeaders(outDirectory: string, pages: readonly ExportedPage[]): Promise<void> {
  const file = path.join(outDirectory, '_headers');
  const frames = pages.filter(({ address }) => address.startsWith(FRAMES));
  const collect = (some: readonly ExportedPage[]) => some.flatMap(({ html }) => findInlineScripts(html));
  const lines = [
    '',
    '# Written by the build: which scripts run, and who may be asked for what.',
    '/*',
    `  Content-Security-Policy: ${createPolicy(collect(pages))}`,
    `${FRAMES}*`,
    `  Content-Security-Policy: ${createPolicy(collect(frames), [])}`,
    '',
  ];
  failOnProblems(
    lines
      .filter((line) => line.length > LONGEST_LINE)
      .map((line) => ({
        file: 'out/_headers',
        message: `A line has ${line.length} characters, hosts read ${LONGEST_LINE}: let fewer pages have scripts of their own.`,
      })),
  );
  await fs.appendFile(file, lines.join('\n'));
}
