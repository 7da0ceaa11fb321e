/**
 * Lists what each minor version of the packages added, changed and removed, and writes that to `data/releases/` for
 * the pages on what is new. Downloads the packages from npm, once: `npm run releases`, or
 * `npm run releases -- tree-view` for one product.
 */
import { PRODUCT_FOLDERS } from '../../shared/products/products';
import { readApiIndex } from '../api/apiFiles';
import { createReleases } from '../api/releases/createReleases';
import { extractMinors } from '../api/releases/extractMinors';
import { loadChangelog } from '../api/releases/loadChangelog';
import { getReleasesFile, writeReleases } from '../api/release-tables/releaseFiles';
import { runStep } from './runStep';
import { SHARED_OBJECT } from '../api/sharedObject';

const names = process.argv.slice(2);

await runStep('releases', async () => {
  const projectDirectory = process.cwd();
  const changelog = await loadChangelog(projectDirectory);
  const { entries } = await readApiIndex(projectDirectory);
  const lines: string[] = [];
  for (const product of PRODUCT_FOLDERS.filter((folder) => names.length === 0 || names.includes(folder))) {
    const interfaces = entries
      .filter((entry) => entry.product === product && entry.kind === 'interface' && entry.pathname)
      .map(({ exportName }) => exportName)
      // The fields of the shared object are methods.
      .filter((name) => name !== SHARED_OBJECT.name)
      .toSorted();
    const minors = await extractMinors(projectDirectory, product);
    const releases = createReleases({ product, minors, changelog, interfaces });
    await writeReleases(projectDirectory, product, releases);
    const changes = releases.minors.flatMap((minor) => minor.changes);
    lines.push(`${changes.length} changes of ${minors.length} minors in ${getReleasesFile(product)}`);
  }
  return lines.join('\n  ');
});
