import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { proveFeatures } from '../../../../src/node/api/features/proveFeatures';
import type { Feature, ProductFeatures } from '../../../../src/shared/products/features';
import { createPackages } from './createPackages';

const feature = (evidence: string): Feature => ({ title: { en: 'Trees', zh: '树' }, evidence });

function createProduct(...features: Feature[]): ProductFeatures {
  return {
    folder: 'data-grid',
    packages: { community: '@shop/table', pro: '@shop/table-pro' },
    features,
  };
}

async function prove(...features: Feature[]) {
  const project = await createPackages();
  const [product] = await proveFeatures(project, [createProduct(...features)]);
  return { project, plans: product!.features.map(({ plans }) => plans) };
}

describe('proveFeatures', () => {
  it('names the plans whose package has the evidence', async () => {
    const { plans } = await prove(
      feature('Table.rows'),
      feature('Table.tree'),
      feature('parts/part'),
      feature('Table.pivot'),
      feature('Table rows'),
    );
    expect(plans).toEqual([['community', 'pro'], ['pro'], ['community'], [], []]);
  });

  it('keeps the answer until a package changes', async () => {
    const product = createProduct(feature('Table.tree'));
    const { project } = await prove();
    const ask = async () => {
      // As a process of its own would: it reads each package once.
      vi.resetModules();
      const module = await import('../../../../src/node/api/features/proveFeatures');
      return (await module.proveFeatures(project, [product]))[0]!.features[0]!.plans;
    };
    expect(await ask()).toEqual(['pro']);

    const directory = path.join(project, 'node_modules/@shop/table-pro');
    await fs.writeFile(path.join(directory, 'index.d.ts'), 'export {};');
    expect(await ask()).toEqual(['pro']);
    await fs.writeFile(path.join(directory, 'package.json'), '{ "version": "8.0.1" }');
    expect(await ask()).toEqual([]);
  });
});
