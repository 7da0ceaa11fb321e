import fs from 'node:fs/promises';
import path from 'node:path';

/** `'@mui/x-tree-view', 7 -> '@mui/x-tree-view-v7'`: the name under which an old version is installed. */
export function getAliasName(packageName: string, major: number): string {
  return `${packageName}-v${major}`;
}

/** The earlier major versions that code in pages may be written for, as `check="v7"` says; the newest first. */
export const OLDER_MAJORS = ['v7', 'v6', 'v5'] as const;

export type OlderMajor = (typeof OLDER_MAJORS)[number];

/** True for a value of `check` that names an earlier major version. */
export function isOlderMajor(check: string | undefined): check is OlderMajor {
  return OLDER_MAJORS.some((major) => major === check);
}

/** The number of a major version: `'v7' -> 7`. */
export function getMajorNumber(major: OlderMajor): number {
  return Number(major.slice(1));
}

/** Under which names packages of each earlier major version are installed, by the names that users know. */
export type OlderPackages = Record<OlderMajor, ReadonlyMap<string, string>>;

/**
 * Reads under which names earlier major versions of packages are installed beside version 8.
 *
 * @returns by the major version: `v7: @mui/x-tree-view -> @mui/x-tree-view-v7`
 */
export async function readOlderPackages(projectDirectory: string): Promise<OlderPackages> {
  const manifest = JSON.parse(await fs.readFile(path.join(projectDirectory, 'package.json'), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const readMajor = (major: OlderMajor) => {
    const suffix = getAliasName('', getMajorNumber(major));
    return new Map(
      names.filter((name) => name.endsWith(suffix)).map((name) => [name.slice(0, -suffix.length), name]),
    );
  };
  return { v7: readMajor('v7'), v6: readMajor('v6'), v5: readMajor('v5') };
}

/** The installed names of all packages of earlier major versions. */
export function listOlderNames(older: OlderPackages): string[] {
  return OLDER_MAJORS.flatMap((major) => [...older[major].values()]);
}
