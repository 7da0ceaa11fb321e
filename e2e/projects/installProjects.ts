import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { runNpm } from '../support/runNpm';

const PROJECT = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Unpacks the only folder of a zip. @returns the folder, absolute */
export function unpack(zip: string, directory: string): string {
  const entries = Object.entries(unzipSync(fs.readFileSync(zip)));
  const folders = new Set(entries.map(([file]) => file.split('/')[0]!));
  if (folders.size !== 1) {
    throw new Error(`${zip} has ${folders.size} folders.`);
  }
  for (const [file, bytes] of entries) {
    const target = path.join(directory, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, bytes);
  }
  return path.join(directory, [...folders][0]!);
}

/** Installs the packages of a project with the settings of this one: nothing runs, nothing calls home. */
export async function install(directory: string): Promise<void> {
  fs.copyFileSync(path.join(PROJECT, '.npmrc'), path.join(directory, '.npmrc'));
  await runNpm(directory, 'install', '--prefer-offline');
}

function merge(one: Record<string, string>, other: Record<string, string>): Record<string, string> {
  for (const [name, version] of Object.entries(other)) {
    if ((one[name] ?? version) !== version) {
      throw new Error(`Two projects have different versions of ${name}: ${one[name]} and ${version}.`);
    }
  }
  return { ...one, ...other };
}

/**
 * Installs the packages of all projects once, in the folder that contains them.
 *
 * @throws where two projects differ about a version
 */
export async function installTogether(directory: string, projects: readonly string[]): Promise<void> {
  const all: Manifest = { dependencies: {}, devDependencies: {} };
  for (const project of projects) {
    const manifest = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')) as Manifest;
    all.dependencies = merge(all.dependencies, manifest.dependencies);
    all.devDependencies = merge(all.devDependencies, manifest.devDependencies);
  }
  fs.writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ private: true, ...all }));
  await install(directory);
}
