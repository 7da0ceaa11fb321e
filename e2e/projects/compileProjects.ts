import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { ProjectFiles } from '../../src/client/demo/project/createDemoProject';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/**
 * What adds to the types of packages. Projects that do so are compiled apart from those that do not: these have to
 * compile without.
 */
const ADDITIONS =
  /^import type \{\} from .*|'@mui\/[\w-]+\/(?:Adapter(?:DateFns|Luxon|Moment)|themeAugmentation)'|^declare module .*/gm;

/** The compiler settings of every project in TypeScript. */
const SETTINGS = 'tsconfig.json';

function listAdditions(files: ProjectFiles): string {
  const found = Object.values(files).flatMap((text) => text.match(ADDITIONS) ?? []);
  return [...new Set(found)].toSorted().join();
}

/** @returns what the compiler complains of */
function compile(directory: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const compiler = path.join(PROJECT, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, ['--max-old-space-size=4096', compiler], { cwd: directory });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : output || `tsc ended with ${code}.`));
  });
}

/**
 * Compiles projects in TypeScript with the packages that are installed here, many at once: most of the time goes into
 * the types of packages.
 *
 * @param projects by a name that is a path
 * @param directory an empty folder
 * @returns what the compiler complains of, with the names of the projects
 */
export async function compileProjects(
  projects: ReadonlyMap<string, ProjectFiles>,
  directory: string,
): Promise<string> {
  const groups = new Map<string, [string, ProjectFiles][]>();
  for (const project of projects) {
    const additions = listAdditions(project[1]);
    groups.set(additions, [...(groups.get(additions) ?? []), project]);
  }
  const complaints: string[] = [];
  for (const [index, group] of [...groups.values()].entries()) {
    const folder = path.join(directory, String(index));
    for (const [name, files] of group) {
      for (const [file, text] of Object.entries(files)) {
        // All have equal settings, for the folder `src`.
        const target = path.join(folder, file.startsWith('src/') ? `src/${name}/${file.slice(4)}` : SETTINGS);
        if (file.startsWith('src/') || file === SETTINGS) {
          fs.mkdirSync(path.dirname(target), { recursive: true });
          fs.writeFileSync(target, text);
        }
      }
    }
    fs.symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
    // oxlint-disable-next-line no-await-in-loop
    complaints.push(await compile(folder));
  }
  return complaints.join('');
}
