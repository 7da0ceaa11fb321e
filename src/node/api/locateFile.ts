import fs from 'node:fs';
import path from 'node:path';
import type { Plan } from '../../shared/products/plans';
import type { ProductFolder } from '../../shared/products/products';
import { getPackagePlan } from '../base/packages/packagePlans';
import { getPackageProduct } from './apiPackages';

/** Where a declaration is. */
interface FileLocation {
  packageName: string;
  version: string;
  /** Below the package: `BarChart/BarChart.d.mts`. */
  file: string;
  /** True for the packages of the suite, private ones included. */
  isSuite: boolean;
  /** True for a copy that another package brings along. */
  isNested: boolean;
  product?: ProductFolder;
  plan?: Plan;
}

const SEPARATOR = '/node_modules/';
const packages = new Map<string, Omit<FileLocation, 'file'>>();

/** `'…/node_modules/@mui/x-charts/BarChart/BarChart.d.mts'` -> package, version, file below it. */
export function locateFile(fileName: string): FileLocation | undefined {
  const at = fileName.lastIndexOf(SEPARATOR);
  if (at < 0) {
    return undefined;
  }
  const segments = fileName.slice(at + SEPARATOR.length).split('/');
  const depth = segments[0]?.startsWith('@') ? 2 : 1;
  const packageName = segments.slice(0, depth).join('/');
  const directory = `${fileName.slice(0, at)}${SEPARATOR}${packageName}`;
  return { ...locatePackage(directory, packageName), file: segments.slice(depth).join('/') };
}

function locatePackage(directory: string, packageName: string): Omit<FileLocation, 'file'> {
  let located = packages.get(directory);
  if (!located) {
    const { version } = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8'));
    located = {
      packageName,
      version,
      isSuite: packageName.startsWith('@mui/x-'),
      isNested: directory.split(SEPARATOR).length > 2,
      product: getPackageProduct(packageName),
      plan: getPackagePlan(packageName),
    };
    packages.set(directory, located);
  }
  return located;
}
