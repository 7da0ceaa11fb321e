import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CLIENT_MANIFEST,
  MOUNT_MODULE,
  readClientManifest,
  type ClientManifest,
} from '../../../src/node/client-bundle/clientManifest';
import { createFolder } from '../createFolder';

const createManifest = (entry: string): ClientManifest => ({ entry: [entry], parts: {}, demos: {} });

function createProject(entry: string): Promise<string> {
  return createFolder({ [CLIENT_MANIFEST]: JSON.stringify(createManifest(entry)) });
}

describe('readClientManifest', () => {
  it('reads what the bundler wrote into a project', async () => {
    const [first, second] = [await createProject('a.js'), await createProject('b.js')];
    expect(readClientManifest(first)).toEqual(createManifest('a.js'));
    expect(readClientManifest(second)).toEqual(createManifest('b.js'));
  });

  it('reads it once: a build renders many pages', async () => {
    const project = await createProject('a.js');
    expect(readClientManifest(project)).toBe(readClientManifest(project));
  });

  it('fails where it is missing', async () => {
    const project = await createFolder();
    expect(() => readClientManifest(project)).toThrow(CLIENT_MANIFEST);
  });
});

describe('the module that makes demos live', () => {
  it('is there', () => {
    expect(fs.existsSync(path.join(import.meta.dirname, '../../..', MOUNT_MODULE))).toBe(true);
  });
});
