import type { Plan } from '../../../shared/products/plans';
import type { ProductFolder } from '../../../shared/products/products';
import type { NameHistory } from '../../../shared/products/releases';
import type { ApiMember, DomAttributes, InheritedProps } from './apiMember';
import type { ApiSignature, TypeText } from './typeText';

export const API_KINDS = ['component', 'hook', 'interface'] as const;

export type ApiKind = (typeof API_KINDS)[number];

/** What all symbols have that the site shows by themselves. */
interface ApiSymbol {
  /** As exported: `BarChart`, `Unstable_SankeyChart`. */
  exportName: string;
  /** As people say it: `SankeyChart`. */
  name: string;
  product: ProductFolder;
  /** Route of its page, where it has one: `/x/api/charts/bar-chart`. */
  pathname?: string;
  /** The lowest plan whose package exports it. */
  plan?: Plan;
  /** The package that declares it, with its installed version. */
  packageName: string;
  version: string;
  /** Ways to import it: the deepest first, then package roots from the free plan up. */
  imports: ApiImport[];
  /** Below the package: `BarChart/BarChart.mjs`. */
  sourceFile: string;
  /** Markdown, without the lists of demos. */
  description?: string;
  /** As `ApiMember.deprecation`. */
  deprecation?: string;
  /** As `ApiMember.history`. */
  history?: NameHistory;
}

export interface ApiImport {
  /** `@mui/x-charts/BarChart` */
  specifier: string;
  /** `import { BarChart } from '@mui/x-charts/BarChart';` */
  line: string;
}

export interface ApiSlot {
  name: string;
  description?: string;
  /** The component that fills it by default: `PickersDay`. */
  default?: string;
  /** Type of the props that `slotProps` takes for it. */
  propsType?: TypeText;
  /** Global class name of its element: `MuiPickersDay-root`. */
  className?: string;
  plan?: Plan;
  deprecation?: string;
  isRequired?: true;
  history?: NameHistory;
}

export interface ApiClass {
  /** The rule in `classes` and `styleOverrides`: `root`. */
  key: string;
  /** `MuiDataGrid-root`, `Mui-selected` */
  className: string;
  /** True for a class that all components share: `Mui-selected`. */
  isState?: true;
  description?: string;
  deprecation?: string;
  history?: NameHistory;
}

export interface ApiComponent extends ApiSymbol {
  kind: 'component';
  /** By name. */
  props: ApiMember[];
  inherited: InheritedProps[];
  dom?: DomAttributes;
  /** True when it takes the system's style props as well; no rows either. */
  hasSystemProps?: true;
  /** What `ref` holds: `HTMLDivElement`. Absent when it takes no ref. */
  ref?: TypeText;
  slots: ApiSlot[];
  classes: ApiClass[];
  /** Key of the theme's `components`: `MuiDataGrid`. */
  themeName?: string;
  /** False when the theme can change its styles, not its default props. */
  hasThemeProps?: boolean;
}

export interface ApiHook extends ApiSymbol {
  kind: 'hook';
  /** One line for each way to call it: `function useLegend(): { items: LegendItemParams[] }`. */
  declaration: string;
  signature: ApiSignature;
  /** Fields of the parameter, where it is one object. */
  parameters: ApiMember[];
  /** Fields of what it returns, where that is an object. */
  returned: ApiMember[];
}

export interface ApiInterface extends ApiSymbol {
  kind: 'interface';
  members: ApiMember[];
  /** The declaration of what is not an object: a union, a function. */
  declaration?: TypeText;
}

export type ApiPage = ApiComponent | ApiHook | ApiInterface;
