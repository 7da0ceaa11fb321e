import type { ProductFolder } from '../../../shared/products/products';
import type { NameHistory } from '../../../shared/products/releases';
import type { ApiMember } from './apiMember';
import type { ApiSignature, TypeText } from './typeText';

/** A type of the packages that a row mentions, ready to unfold. Others are mentioned by id: cycles are harmless. */
export interface NamedType {
  /** `x-data-grid/GridRowsProp` */
  id: string;
  name: string;
  product?: ProductFolder;
  /** False for a type that only the declarations know: it cannot be imported. */
  isExported: boolean;
  kind: 'interface' | 'alias' | 'enum' | 'class';
  /** `<R extends GridValidRowModel>` */
  typeParameters?: string;
  description?: string;
  deprecation?: string;
  history?: NameHistory;
  /** The right-hand side of the `=`, or the interfaces that it extends. */
  declaration?: TypeText;
  /** The strings of a computed union, whose declaration does not say them: `GridColumnTypes[keyof GridColumnTypes]`. */
  values?: string[];
  /** Fields of an object type, inherited ones included; those of DOM and React left out. */
  members?: ApiMember[];
  signature?: ApiSignature;
  /** Route of the page that shows it; of props, that of their component. */
  pathname?: string;
}
