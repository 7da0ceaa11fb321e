import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { products } from '../../data/products';

const PROJECT = path.join(import.meta.dirname, '../..');
const STYLES = fs.readFileSync(path.join(PROJECT, 'src/client/layout/landing.css'), 'utf8');

// The sections have no other sign of the product that they are about than their order.
it.each(['landing.md', 'landing.zh.md'])(
  '%s has a section for each product, in the order of the menu',
  (name) => {
    const text = fs.readFileSync(path.join(PROJECT, 'data/landing', name), 'utf8');
    const [, ...sections] = text.split(/^## /m);
    const installed = sections.map((section) => /::install\{packages="(@mui\/[\w-]+)/.exec(section)?.[1]);
    expect(installed).toEqual(products.map(({ packageName }) => packageName));
  },
);

it.each(products.map(({ folder }) => folder))('the styles have a mark of %s, and show it alone', (folder) => {
  expect(STYLES).toContain(`\n[data-product='${folder}'] {`);
  expect(STYLES).toContain(`.landing-product:not([data-product='${folder}'])`);
});
