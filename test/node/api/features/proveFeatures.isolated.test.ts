import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { proveFeatures } from '../../../../src/node/api/features/proveFeatures';
import type { Problem } from '../../../../src/node/base/problems/problem';
import type { Feature, ProductFeatures } from '../../../../src/shared/products/features';
import { createPackages } from './createPackages';

const feature = (evidence: string, title = 'Trees'): Feature => ({
  title: { en: title, zh: '树' },
  evidence,
});

function createProduct(...features: Feature[]): ProductFeatures {
  return {
    folder: 'data-grid',
    packages: { community: '@shop/table', pro: '@shop/table-pro' },
    features,
  };
}

async function prove(...features: Feature[]) {
  const problems: Problem[] = [];
  const text = features.map(({ evidence }) => `evidence: '${evidence}'`).join('\n');
  const sourceFiles = [{ file: 'data/features/dataGrid.ts', text: `\n${text}` }];
  const project = await createPackages();
  const [product] = await proveFeatures(project, [createProduct(...features)], sourceFiles, problems);
  return { project, plans: product!.features.map(({ plans }) => plans), problems };
}

describe('proveFeatures', () => {
  it('names the plans whose package has the evidence', async () => {
    const { plans, problems } = await prove(
      feature('Table.rows'),
      feature('Table.tree'),
      feature('parts/part'),
    );
    expect(plans).toEqual([['community', 'pro'], ['pro'], ['community']]);
    expect(problems).toEqual([]);
  });

  it('reports evidence that no package has, at its line', async () => {
    const { problems } = await prove(feature('Table.rows'), feature('Table.pivot', 'Pivoting'));
    expect(problems).toEqual([
      {
        file: 'data/features/dataGrid.ts',
        line: 3,
        message:
          'No package has `Table.pivot`, which is to prove "Pivoting". Looked in @shop/table, @shop/table-pro. Name an export or a prop of theirs.',
      },
    ]);
  });

  it('reports what is no evidence', async () => {
    const { problems } = await prove(feature('Table rows'));
    expect(problems[0]!.message).toMatch(/^`Table rows` is no evidence\. Write /);
  });

  it('keeps the answer until a package changes', async () => {
    const product = createProduct(feature('Table.tree'));
    const { project } = await prove();
    const ask = async () => {
      // As a process of its own would: it reads each package once.
      vi.resetModules();
      const module = await import('../../../../src/node/api/features/proveFeatures');
      return (await module.proveFeatures(project, [product], [], []))[0]!.features[0]!.plans;
    };
    expect(await ask()).toEqual(['pro']);

    const directory = path.join(project, 'node_modules/@shop/table-pro');
    await fs.writeFile(path.join(directory, 'index.d.ts'), 'export {};');
    expect(await ask()).toEqual(['pro']);
    await fs.writeFile(path.join(directory, 'package.json'), '{ "version": "8.0.1" }');
    expect(await ask()).toEqual([]);
  });
});
