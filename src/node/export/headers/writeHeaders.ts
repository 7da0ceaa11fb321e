import fs from 'node:fs/promises';
import path from 'node:path';
import { failOnProblems } from '../../base/problems/problem';
import type { PageFacts } from '../page-facts/readPageFacts';
import { SANDBOX_ADDRESS } from '../../../shared/demo/sandbox';
import { createPolicy, createSandboxPolicy, createScriptPolicy } from './createPolicy';

/** Hosts that read `_headers` cut longer lines (Cloudflare Pages). */
const LONGEST_LINE = 2000;

/** The documents of demos in an iframe. */
const IFRAMES = '/demos/';

type HeaderFacts = Pick<PageFacts, 'address' | 'scriptHashes'>;

/**
 * The paths that pages are below: `/x/introduction/` -> `/x/*`. A file at the root is a path of its own.
 */
function listPagePaths(pages: readonly HeaderFacts[]): string[] {
  const patterns = pages.map(({ address }) => address.replace(/^(\/[^/]+\/).*$/, '$1*'));
  return [...new Set(patterns)].filter((pattern) => pattern !== `${IFRAMES}*`).toSorted();
}

/**
 * Adds the content security policies to the headers of the export. Of several policies a browser allows what all allow: the
 * policy of all responses lets scripts evaluate text, which the document of edited demos needs, and a second one takes that
 * from pages. So an address that no page has is as safe as it can be. The documents of demos in an iframe get a policy
 * that allows no third party.
 *
 * @param sandboxScript hash of the script in the document of edited demos
 * @throws ProblemsError when a line is too long for a host
 */
export async function writeHeaders(
  outDirectory: string,
  pages: readonly HeaderFacts[],
  sandboxScript: string,
): Promise<void> {
  const file = path.join(outDirectory, '_headers');
  const iframes = pages.filter(({ address }) => address.startsWith(IFRAMES));
  const collect = (some: readonly HeaderFacts[]) => some.flatMap(({ scriptHashes }) => scriptHashes);
  const hashes = collect(pages);
  const addPolicy = (pathname: string, policy: string) => [pathname, `  Content-Security-Policy: ${policy}`];
  const lines = [
    '',
    '# Written by the build: which scripts run, and which hosts pages may request from.',
    ...addPolicy('/*', createPolicy([...hashes, sandboxScript], undefined, true)),
    ...listPagePaths(pages).flatMap((pathname) => addPolicy(pathname, createScriptPolicy(hashes))),
    ...addPolicy(`${IFRAMES}*`, createPolicy(collect(iframes), [])),
    // By both of its addresses, and not for the worker that compiles, which is in the same folder.
    ...['', 'index.html'].flatMap((name) =>
      addPolicy(SANDBOX_ADDRESS + name, createSandboxPolicy(sandboxScript)),
    ),
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
