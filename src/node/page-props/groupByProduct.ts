import type { Block } from '../../shared/page';

/** Where the text of a product begins. */
const HEADING = /(?=<h2)/;

export interface LandingContent {
  /** What is above the first product, as HTML. */
  introduction: string;
  /** The blocks of each product, which end with its demo. */
  products: Block[][];
}

/** Splits the first page of the suite into its introduction and its products. */
export function groupByProduct(blocks: readonly Block[]): LandingContent {
  const [first, ...others] = blocks;
  const content: LandingContent = { introduction: '', products: [] };
  if (first?.kind !== 'html') {
    return content;
  }
  const [introduction = '', start = ''] = first.html.split(HEADING, 2);
  content.introduction = introduction;
  let product: Block[] = [{ ...first, html: start }];
  for (const block of others) {
    product.push(block);
    if (block.kind === 'demo') {
      content.products.push(product);
      product = [];
    }
  }
  return content;
}
