import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The scripts that pages load, by their names below `CLIENT_ADDRESS`. Each list is what the browser loads at once: a
 * file before those that import it.
 */
export interface ClientManifest {
  /** The script of every page is last. */
  entry: string[];
  /** What is loaded later, by the module that the code imports: `src/client/search/mountSearchDialog.tsx`. */
  parts: Record<string, string[]>;
  /** By page id, then by module name: `{ 'charts/bars': { MonthlyBars: [...] } }`; the demo's own file is last. */
  demos: Record<string, Record<string, string[]>>;
}

/** Relative to the project. */
export const CLIENT_MANIFEST = '.cache/generated/clientManifest.json';

/** The module that makes demos live. */
export const MOUNT_MODULE = 'src/client/demo/mountDemo.tsx';

/** What `src/client/start/startPage.ts` loads on every host when a page rests, without a demo. */
export const RESTING_PARTS = [
  'src/client/ads/controlAds.ts',
  'src/client/providers/code/codePreferencesStore.ts',
  'src/client/search/recordVisit.ts',
];

let known: { file: string; manifest: ClientManifest } | undefined;

/** Reads what `bundleClient` wrote; once a process, since a build renders many pages. */
export function readClientManifest(projectDirectory: string): ClientManifest {
  const file = path.join(projectDirectory, CLIENT_MANIFEST);
  if (known?.file !== file) {
    known = { file, manifest: JSON.parse(readFileSync(file, 'utf8')) as ClientManifest };
  }
  return known.manifest;
}
