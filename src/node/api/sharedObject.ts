import { products } from '../../../data/products';

const found = products.flatMap(({ apiObject, folder, packageName }) =>
  apiObject ? [{ ...apiObject, product: folder, packageName }] : [],
);

/** The object that all components of a product share. The methods, events and selectors of the API data are its. */
export const SHARED_OBJECT = found[0]!;
