import type { Block } from '../../../shared/page/page';

/** Where the text of a product begins. */
const HEADING = /(?=<h2)/;

/** Splits the first page of the suite at its headings: the blocks of each product. */
export function groupByProduct(blocks: readonly Block[]): Block[][] {
  const products: Block[][] = [];
  for (const block of blocks) {
    if (block.kind !== 'html') {
      products.at(-1)?.push(block);
      continue;
    }
    for (const [index, html] of block.html.split(HEADING).entries()) {
      const part = { ...block, key: `${block.key}-${index}`, html };
      if (html.startsWith('<h2')) {
        products.push([part]);
      } else if (html.trim() !== '') {
        products.at(-1)?.push(part);
      }
    }
  }
  return products;
}
