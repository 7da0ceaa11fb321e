import fs from 'node:fs/promises';
import path from 'node:path';

/** `'@mui/x-tree-view', 7 -> '@mui/x-tree-view-v7'`: the name under which an old version is installed. */
export function getAliasName(packageName: string, major: number): string {
  return `${packageName}-v${major}`;
}

/** How the names of the packages end that fences with `check="v7"` are compiled against. */
const SUFFIX = getAliasName('', 7);

/**
 * Reads under which names packages of version 7 are installed beside those of version 8.
 *
 * @returns by the name that users know: `@mui/x-tree-view -> @mui/x-tree-view-v7`
 */
export async function readOlderMajors(projectDirectory: string): Promise<Map<string, string>> {
  const manifest = JSON.parse(await fs.readFile(path.join(projectDirectory, 'package.json'), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return new Map(
    names.filter((name) => name.endsWith(SUFFIX)).map((name) => [name.slice(0, -SUFFIX.length), name]),
  );
}
