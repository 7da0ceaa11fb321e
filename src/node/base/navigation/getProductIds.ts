import { PRODUCT_FOLDERS } from '../../../shared/products/products';
import { getPathInfo } from '../../../shared/paths/getPathInfo';

/** The text that stands for an unknown product or category, also in the page's meta tags. */
const UNKNOWN = 'null';

const CORE_FOLDERS = ['material-ui', 'joy-ui', 'base-ui', 'system'];

export interface ProductIds {
  /** `core`, `x`, `toolpad`, or the string `null`. */
  productCategoryId: string;
  /** The id that the guide addresses give, before API addresses are looked at; names the product in the browser's title. */
  baseProductId: string;
  /** The product that the page belongs to, or the string `null`. */
  productId: string;
}

/**
 * Finds the product that a path belongs to: `'/zh/x/api/charts/bar-chart/' -> x, null, x-charts`.
 *
 * The query is not looked at, and the API pages of every product are recognised, those of Tree View too.
 *
 * @param path as in the address bar; any string is accepted
 */
export function getProductIds(path: string): ProductIds {
  const { canonicalAs, canonicalAsServer } = getPathInfo(path);
  const [pathname = ''] = canonicalAsServer.split('?');
  const base = getBaseIds(pathname);
  const apiFolder = PRODUCT_FOLDERS.find((folder) => canonicalAs.startsWith(`/x/api/${folder}/`));
  return { ...base, productId: apiFolder ? `x-${apiFolder}` : base.baseProductId };
}

function getBaseIds(pathname: string): Omit<ProductIds, 'productId'> {
  const [folder, subfolder] = readFolders(pathname);
  if (folder === undefined) {
    return { productCategoryId: UNKNOWN, baseProductId: UNKNOWN };
  }
  if (CORE_FOLDERS.includes(folder)) {
    return { productCategoryId: 'core', baseProductId: folder };
  }
  if (folder === 'x') {
    const [name] = pathname.replace('/x/react-', '').split('/');
    return { productCategoryId: 'x', baseProductId: name ? `x-${name}` : UNKNOWN };
  }
  if (folder === 'toolpad') {
    const isStudio = subfolder === 'studio';
    return { productCategoryId: 'toolpad', baseProductId: isStudio ? 'toolpad-studio' : 'toolpad-core' };
  }
  if (['docs', 'versions', 'production-error'].includes(folder)) {
    return { productCategoryId: UNKNOWN, baseProductId: 'docs' };
  }
  const isInfra = pathname.startsWith('/experiments/docs/');
  return { productCategoryId: UNKNOWN, baseProductId: isInfra ? 'docs-infra' : UNKNOWN };
}

/** The folders of a pathname, of which each ends with a slash: `'/toolpad/studio/pages' -> ['toolpad', 'studio']`. */
function readFolders(pathname: string): string[] {
  return pathname.replace(/^\/+/, '/').split('/').slice(1, -1);
}
