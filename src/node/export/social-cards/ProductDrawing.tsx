import type { ReactElement } from 'react';
import { PRODUCT_FOLDERS, type ProductId } from '../../../shared/products/products';

/** Lines and filled shapes of a drawing, in a box of 200 x 90. */
interface Drawing {
  lines: string;
  shapes?: string;
}

const DRAWINGS: Record<ProductId, Drawing> = {
  // A table of three columns.
  'x-data-grid': { lines: 'M2 2H198V88H2ZM2 30H198M2 59H198M67 2V88M133 2V88' },
  // A sheet of a calendar, with one day chosen.
  'x-date-pickers': {
    lines: 'M2 14H198V88H2ZM2 36H198M52 2V24M148 2V24',
    shapes: 'M88 62a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z',
  },
  // Bars on their axis.
  'x-charts': {
    lines: 'M2 88H198',
    shapes: 'M14 52h18v32h-18ZM53 26h18v58h-18ZM92 42h18v42h-18ZM131 10h18v74h-18ZM170 34h18v50h-18Z',
  },
  // An item with two below it.
  'x-tree-view': { lines: 'M2 8H92M30 8V78M30 42H54M64 42H144M30 78H54M64 78H174' },
};

const WIDTH = 200;
const HEIGHT = 90;

/** How much smaller the drawings of all products are, side by side. */
const SUITE_SCALE = 0.5;

interface ProductDrawingProps {
  /** Absent for the suite, which shows all. */
  productId?: ProductId;
  color: string;
}

/** A product as a sign that is known at the size of a thumbnail. */
export function ProductDrawing({ productId, color }: ProductDrawingProps): ReactElement {
  const ids = productId ? [productId] : PRODUCT_FOLDERS.map((folder): ProductId => `x-${folder}`);
  const scale = productId ? 1 : SUITE_SCALE;
  return (
    <div style={{ display: 'flex', gap: 28 }}>
      {ids.map((id) => (
        <svg key={id} width={WIDTH * scale} height={HEIGHT * scale} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <path d={DRAWINGS[id].lines} fill="none" stroke={color} strokeWidth={3 / scale} />
          <path d={DRAWINGS[id].shapes ?? ''} fill={color} />
        </svg>
      ))}
    </div>
  );
}
