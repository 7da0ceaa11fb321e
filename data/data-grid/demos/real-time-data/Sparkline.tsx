import { HISTORY_SIZE } from './feed';

/** A line in the color of the text, without the axes and tooltips of a chart. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const points = values.map((value, index) => {
    const x = (index / (HISTORY_SIZE - 1)) * 96;
    return `${x.toFixed(1)},${(22 - ((value - lowest) / range) * 20).toFixed(1)}`;
  });
  return (
    <svg width={96} height={24} aria-hidden>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  );
}
