import { readDocsVersion } from './readDocsVersion';
import { readPackages } from './readPackages';

/** What the site was built with, in one line: `documentation 8.0.0, @mui/x-charts 8.29.3, …` */
export async function readVersions(projectDirectory: string): Promise<string> {
  const packages = await readPackages(projectDirectory);
  return [
    `documentation ${await readDocsVersion(projectDirectory)}`,
    ...packages.map(({ name, version }) => `${name} ${version}`),
  ].join(', ');
}
