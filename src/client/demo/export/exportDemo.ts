import type { CodePreferences } from '../../../shared/demo/codePreferences';
import { createDemoProject } from '../project/createDemoProject';
import { DEMO_PACKAGES_HREF, type DemoPackages } from '../../../shared/demo/demoPackages';
import { getProjectFileName } from '../project/projectSource';
import { loadOnce } from '../../../shared/loadOnce';
import { fetchFile } from '../../platform/fetchFile';
import type { SourceFile } from '../sourceFile';
import type { Project } from './project';

/** Where a project goes. */
export type Destination = 'stackblitz' | 'codesandbox' | 'download';

/** The source that a demo shows. */
export interface TakenSource {
  name: string;
  /** The address of the demo. */
  href: string;
  shown: CodePreferences;
  files: readonly SourceFile[];
}

const tables = new Map<string, Promise<DemoPackages>>();

async function fetchTable(): Promise<DemoPackages> {
  const response = await fetchFile(DEMO_PACKAGES_HREF);
  return response.json();
}

async function loadDestination(destination: Destination): Promise<(project: Project) => void> {
  switch (destination) {
    case 'stackblitz':
      return (await import('./openStackBlitz')).openStackBlitz;
    case 'codesandbox':
      return (await import('./openCodeSandbox')).openCodeSandbox;
    case 'download':
      return (await import('./downloadProject')).downloadProject;
  }
}

/**
 * Makes a project of the source that a demo shows, and hands it over.
 *
 * @throws when something that it takes is out of reach; the next call tries again
 */
export async function exportDemo(
  destination: Destination,
  { name, href, shown, files }: TakenSource,
): Promise<void> {
  const [table, handOver] = await Promise.all([
    loadOnce(tables, DEMO_PACKAGES_HREF, fetchTable),
    loadDestination(destination),
  ]);
  const projectFiles = files.map(({ typedName, text }) => ({
    name: getProjectFileName(typedName, shown.variant),
    text: `${text}\n`,
  }));
  handOver({
    title: name,
    description: href,
    mainFile: `src/${projectFiles[0]!.name}`,
    files: createDemoProject({ name, href, ...shown, files: projectFiles }, table),
  });
}
