import fs from 'node:fs/promises';
import path from 'node:path';
import { failOnProblems } from '../problems/problem';
import type { PageFacts } from '../exported-pages/readExportedPage';
import { createPolicy } from './createPolicy';

/** Hosts that read `_headers` cut longer lines (Cloudflare Pages). */
const LONGEST_LINE = 2000;

/** The documents of demos in an iframe. */
const IFRAMES = '/demos/';

type HeaderFacts = Pick<PageFacts, 'address' | 'scriptHashes'>;

/**
 * Adds the content security policy to the headers of the export. The documents of demos in an iframe get a second, which
 * allows no third party: of two policies a browser allows what both allow.
 *
 * @throws ProblemsError when a line is too long for a host
 */
export async function writeHeaders(outDirectory: string, pages: readonly HeaderFacts[]): Promise<void> {
  const file = path.join(outDirectory, '_headers');
  const iframes = pages.filter(({ address }) => address.startsWith(IFRAMES));
  const collect = (some: readonly HeaderFacts[]) => some.flatMap(({ scriptHashes }) => scriptHashes);
  const lines = [
    '',
    '# Written by the build: which scripts run, and which hosts pages may request from.',
    '/*',
    `  Content-Security-Policy: ${createPolicy(collect(pages))}`,
    `${IFRAMES}*`,
    `  Content-Security-Policy: ${createPolicy(collect(iframes), [])}`,
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
