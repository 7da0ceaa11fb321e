import type { FixturePackages } from './createFixture';

/** A component with all that a component may have, and its counterpart of the Pro plan. */
export const GAUGES: FixturePackages = {
  '@mui/x-charts': {
    'index.d.mts': "export * from './Gauge.mjs';\nexport * from './gaugeClasses.mjs';\n",
    'Gauge.d.mts': `import * as React from 'react';
import { GaugeClasses } from './gaugeClasses.mjs';
export type GaugeUnit = 'percent' | 'degree';
export interface GaugeParams { value: number; previous?: GaugeParams }
export interface GaugeSlots {
  /**
   * Draws the arc.
   * @default GaugeArc
   */
  valueArc?: React.ElementType;
  /** @ignore */
  hidden?: React.ElementType;
}
export interface GaugeSlotProps { valueArc?: React.SVGProps<SVGPathElement> }
interface Formatting<Value> {
  /**
   * Says the value in words.
   * @param {GaugeParams} params What is shown.
   * @param {Value} value The value.
   * @returns {string} The words.
   */
  format?: (params: GaugeParams, value: Value) => string;
}
export interface GaugeProps extends Formatting<number | null>, React.HTMLAttributes<HTMLDivElement> {
  /** What is shown. */
  value: number | null;
  /**
   * The unit.
   * @default 'percent'
   */
  unit?: GaugeUnit;
  /** Where the arc starts. */
  startAngle?: number;
  /**
   * The old unit.
   * @deprecated Use \`unit\` instead.
   */
  kind?: string;
  /** @internal */
  seed?: number;
  colors?: readonly ('red' | 'green')[];
  classes?: Partial<GaugeClasses>;
  slots?: GaugeSlots;
  slotProps?: GaugeSlotProps;
}
/**
 * Shows one value.
 *
 * Demos:
 *
 * - [Gauge](https://mui.com/x/react-charts/gauge/)
 */
export declare const Gauge: (props: GaugeProps & React.RefAttributes<HTMLDivElement>) => React.JSX.Element;
/** Reads a gauge. */
export declare function useGauge(params: GaugeParams): { angle: number };
`,
    'Gauge.mjs': `import { useThemeProps } from '@mui/material/styles';
const Gauge = React.forwardRef(function Gauge(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'MuiGauge' });
  const { startAngle = 0, unit = 'percent' } = props;
});
`,
    'gaugeClasses.d.mts': `export interface GaugeClasses {
  /** Styles applied to the root element. */
  root: string;
  /** Styles applied to the arc. */
  valueArc: string;
  /** State class applied when disabled. */
  disabled: string;
}
export declare const gaugeClasses: GaugeClasses;
`,
    'gaugeClasses.mjs':
      "export const gaugeClasses = generateUtilityClasses('MuiGauge', ['root', 'valueArc', 'disabled']);\n",
  },
  '@mui/x-charts-pro': {
    'index.d.mts': `import * as React from 'react';
import { GaugeProps } from '@mui/x-charts';
export * from '@mui/x-charts';
export interface GaugeProProps extends GaugeProps {
  /** Makes the arc larger. */
  zoom?: number;
}
export declare const GaugePro: (props: GaugeProProps) => React.JSX.Element;
`,
    'index.mjs': '',
  },
};

/** A grid whose paid package adds fields, events and methods. */
export const GRIDS: FixturePackages = {
  '@mui/x-data-grid': {
    'index.d.mts': `export interface GridColDef<Row = any> {
  /** Names the column. */
  field: string;
  /** Finds the value. */
  valueGetter?: (row: Row) => unknown;
}
export interface GridRowParams { id: string }
export interface GridEventLookup {
  /** Fired when a row is clicked. */
  rowClick: { params: GridRowParams; event: MouseEvent };
  /** @ignore - do not document. */
  stateChange: { params: any };
}
export interface GridSortApi {
  /**
   * Sorts a column.
   * @param {string} field The column.
   */
  sortColumn: (field: string) => void;
}
export type GridApi = GridSortApi;
/**
 * Get the sorted rows.
 * @category Sorting
 */
export declare const gridSortedRowsSelector: (apiRef: { current: GridApi }) => GridRowParams[];
/** @ignore - do not document. */
export declare const gridStateSelector: (apiRef: { current: GridApi }) => unknown;
`,
    'index.mjs': '',
  },
  '@mui/x-data-grid-pro': {
    'index.d.mts': `import { GridSortApi } from '@mui/x-data-grid';
export * from '@mui/x-data-grid';
export interface GridPinApi {
  /** Pins a column. */
  pinColumn: (field: string) => void;
}
export interface GridApi extends GridSortApi, GridPinApi {}
/** @deprecated Import DataGridPro instead. */
export declare function DataGrid(): null;
declare module '@mui/x-data-grid' {
  interface GridColDef<Row> {
    /** Whether it can be pinned. */
    pinnable?: boolean;
  }
  interface GridEventLookup {
    /** Fired when a row is moved. */
    rowOrderChange: { params: GridRowParams };
  }
}
`,
    'index.mjs': '',
  },
};
