import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../../src/node/base/files/writeFile';
import type { DemoSource } from '../../../src/node/demos/demoSource';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

interface TemporaryProject {
  directory: string;
  /** The demo of that name in the page `orders`. */
  getDemo(name: string): DemoSource;
  writeFile(name: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Makes a project whose one page is a copy of `fixtures/orders`. It lies in this repository, so that demos
 * find the packages.
 */
export async function createProject(): Promise<TemporaryProject> {
  await fs.mkdir(path.join(REPOSITORY, '.cache'), { recursive: true });
  const directory = await fs.mkdtemp(path.join(REPOSITORY, '.cache/test-'));
  const page = path.join(directory, 'data/orders');
  await fs.cp(path.join(import.meta.dirname, 'fixtures/orders'), page, { recursive: true });
  return {
    directory,
    getDemo: (name) => ({ pageId: 'orders', name, file: path.join(page, `${name}.tsx`) }),
    writeFile: (name, text) => writeFile(path.join(page, name), text),
    remove: () => fs.rm(directory, { recursive: true }),
  };
}
