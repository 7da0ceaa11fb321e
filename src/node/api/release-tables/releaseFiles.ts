import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../base/files/writeFile';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import type { ProductReleases } from '../../../shared/products/releases';
import { productToRecordName } from '../../base/files/productToRecordName';

/** Relative to the project: `data/releases/dataGrid.json`. */
export function getReleasesFile(product: ProductFolder): string {
  return `data/releases/${productToRecordName(product)}.json`;
}

/** What the maintainers' command wrote; undefined where it did not run yet. */
export async function readReleases(
  projectDirectory: string,
  product: ProductFolder,
): Promise<ProductReleases | undefined> {
  const file = path.join(projectDirectory, getReleasesFile(product));
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** The tables of all products that have one. */
export async function readAllReleases(
  projectDirectory: string,
): Promise<Partial<Record<ProductFolder, ProductReleases>>> {
  const tables = await Promise.all(
    PRODUCT_FOLDERS.map(async (product) => [product, await readReleases(projectDirectory, product)] as const),
  );
  return Object.fromEntries(tables.filter(([, releases]) => releases));
}

export async function writeReleases(
  projectDirectory: string,
  product: ProductFolder,
  releases: ProductReleases,
): Promise<void> {
  // Only the command that writes formats: others need not load Prettier.
  const prettier = await import('prettier');
  const file = path.join(projectDirectory, getReleasesFile(product));
  const config = await prettier.resolveConfig(file);
  const text = await prettier.format(JSON.stringify(releases), { ...config, parser: 'json' });
  await writeFile(file, text);
}
