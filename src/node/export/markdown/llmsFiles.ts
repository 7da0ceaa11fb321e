import { products } from '../../../../data/products';

/** The list of all copies, as https://llmstxt.org describes it. */
export const LLMS_INDEX = '/x/llms.txt';

/** The file that holds all guides of a product: `'/x/react-charts' -> '/x/react-charts/llms-full.txt'`. */
export function getLlmsFull(productPathname: string): string {
  return `${productPathname}/llms-full.txt`;
}

/** Every file that the build makes of more than one page. */
export const LLMS_FILES: readonly string[] = [
  LLMS_INDEX,
  ...products.map(({ pathname }) => getLlmsFull(pathname)),
];
