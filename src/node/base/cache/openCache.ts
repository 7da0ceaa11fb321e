import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../files/writeFile';
import { loadOnce } from '../../../shared/loadOnce';
import { hashTexts } from '../files/hash';
import type { CachedStepName } from './cachedSteps';
import { getStepVersion } from './stepVersion';

/** The products of one step that earlier runs made, below `.cache`. */
export interface Cache<Product> {
  /**
   * The product of these inputs: from the cache, or made now.
   *
   * @param inputs all that this product depends on and that others of the step do not: its sources
   */
  get(inputs: readonly string[], make: () => Promise<Product>): Promise<Product>;
  /** For a step that makes many products at once; undefined for one to be made. */
  read(inputs: readonly string[]): Promise<Product | undefined>;
  write(inputs: readonly string[], product: Product): Promise<void>;
  /** Removes the products that nothing requested since the last time: only after a run over the whole site. */
  prune(): Promise<void>;
}

/** How products become the bytes of a file. */
interface Format<Product> {
  encode: (product: Product) => Buffer;
  decode: (bytes: Buffer) => Product;
}

function createJsonFormat<Product>(): Format<Product> {
  return {
    encode: (product) => Buffer.from(JSON.stringify(product)),
    decode: (bytes) => JSON.parse(bytes.toString('utf8')),
  };
}

const BYTES: Format<Buffer> = { encode: (product) => product, decode: (bytes) => bytes };

const NEWLINE = '\n';

function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A file begins with the hash of its content, so that one that was cut off or edited is found out. */
function seal(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(hashContent(content) + NEWLINE), content]);
}

/** @returns undefined when the content is not what was written */
function unseal(file: Buffer): Buffer | undefined {
  const end = file.indexOf(NEWLINE);
  const content = file.subarray(end + 1);
  return hashContent(content) === file.toString('latin1', 0, end) ? content : undefined;
}

const PART = '.part';

/** How long a file is written at most, in ms; what is older was left by a process that ended. */
const WRITING_TIME = 60_000;

async function isBeingWritten(file: string): Promise<boolean> {
  if (!file.endsWith(PART)) {
    return false;
  }
  const stat = await fs.stat(file).catch(() => undefined);
  return stat !== undefined && Date.now() - stat.mtimeMs < WRITING_TIME;
}

async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}${PART}`;
  await writeFile(part, content);
  await fs.rename(part, file);
}

/**
 * Makes a cache of products whose files are in a directory where nothing else is.
 *
 * @param version changes with all that every product depends on
 */
export function createCache<Product>(
  directory: string,
  version: string,
  { encode, decode }: Format<Product> = createJsonFormat(),
): Cache<Product> {
  const requested = new Set<string>();

  const request = (inputs: readonly string[]): string => {
    const name = hashTexts(version, ...inputs);
    requested.add(name);
    return path.join(directory, name);
  };

  const read = async (inputs: readonly string[]): Promise<Product | undefined> => {
    const file = await fs.readFile(request(inputs)).catch(() => undefined);
    const content = file && unseal(file);
    return content && decode(content);
  };

  const write = (inputs: readonly string[], product: Product): Promise<void> =>
    writeAtomically(request(inputs), seal(encode(product)));

  return {
    read,
    write,
    get: async (inputs, make) => {
      const cached = await read(inputs);
      if (cached !== undefined) {
        return cached;
      }
      const product = await make();
      await write(inputs, product);
      // As the next run reads it: what JSON leaves out is missing in this run too.
      return decode(encode(product));
    },
    prune: async () => {
      const names = await fs.readdir(directory).catch(() => []);
      const others = names.filter((name) => !requested.has(name)).map((name) => path.join(directory, name));
      await Promise.all(
        others.map(async (file) => {
          if (!(await isBeingWritten(file))) {
            await fs.rm(file, { recursive: true, force: true });
          }
        }),
      );
      requested.clear();
    },
  };
}

/** The caches that are open in this process, by directory. */
const opened = new Map<string, Promise<Cache<unknown>>>();

function open<Product>(
  projectDirectory: string,
  step: CachedStepName,
  format?: Format<Product>,
): Promise<Cache<Product>> {
  const directory = path.join(projectDirectory, '.cache', step);
  const create = async () =>
    createCache(directory, await getStepVersion(projectDirectory, step), format) as Cache<unknown>;
  return loadOnce(opened, directory, create) as Promise<Cache<Product>>;
}

/** Opens the cache of a step whose products are JSON; a process opens it once. */
export function openCache<Product>(projectDirectory: string, step: CachedStepName): Promise<Cache<Product>> {
  return open<Product>(projectDirectory, step);
}

/** Opens the cache of a step whose products are bytes: pictures. */
export function openByteCache(projectDirectory: string, step: CachedStepName): Promise<Cache<Buffer>> {
  return open(projectDirectory, step, BYTES);
}

/**
 * Removes from the caches that this process opened what nothing requested: at the end of a run over the whole site.
 * A run over some pages removes nothing, since it requests too little.
 */
export async function pruneCaches(): Promise<void> {
  await Promise.all([...opened.values()].map(async (cache) => (await cache).prune()));
}
