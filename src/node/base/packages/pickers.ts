import { products } from '../../../../data/products';

const { dateType, folder, packageName, paidPackages } = products.find((product) => product.dateType)!;

/** The product whose dates are those of the library that a user chooses. */
export const PICKERS = {
  product: folder,
  /** The interface of a date, to which an adapter adds that of its library. */
  dateType: dateType!,
  /** The free one first. */
  packages: [packageName, ...paidPackages],
};

/** True for the packages of the product and their modules: `'@mui/x-date-pickers/DatePicker'`. */
export function isOfPickers(specifier: string): boolean {
  return PICKERS.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

/** `'@mui/x-date-pickers-pro/AdapterLuxon' -> 'AdapterLuxon'`; undefined for other modules. */
export function getDateAdapter(specifier: string): string | undefined {
  return isOfPickers(specifier) ? /\/(Adapter\w+)$/.exec(specifier)?.[1] : undefined;
}
