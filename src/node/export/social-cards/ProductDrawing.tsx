import type { ReactElement } from 'react';
import { products } from '../../../../data/products';
import type { ProductId } from '../../../shared/products/products';

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
  const shown = products.filter(({ id }) => !productId || id === productId);
  const scale = productId ? 1 : SUITE_SCALE;
  return (
    <div style={{ display: 'flex', gap: 28 }}>
      {shown.map(({ id, drawing }) => (
        <svg key={id} width={WIDTH * scale} height={HEIGHT * scale} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <path d={drawing.lines} fill="none" stroke={color} strokeWidth={3 / scale} />
          <path d={drawing.shapes ?? ''} fill={color} />
        </svg>
      ))}
    </div>
  );
}
