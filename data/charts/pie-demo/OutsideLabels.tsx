import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';

// Surface of the Great Lakes in square kilometers. Source: U.S. Environmental Protection Agency.
const lakes = [
  { label: 'Superior', value: 82100 },
  { label: 'Huron', value: 59600 },
  { label: 'Michigan', value: 57800 },
  { label: 'Erie', value: 25700 },
  { label: 'Ontario', value: 18960 },
];
const total = lakes.reduce((sum, { value }) => sum + value, 0);

/** A line from the slice to its label, which has two lines of text. */
function OutsideLabel(props: PieArcLabelProps) {
  // #region preview
  const { startAngle, endAngle, outerRadius, arcLabelRadius, formattedArcLabel } = props;
  const angle = (startAngle + endAngle) / 2;
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const [x, y] = [sin * arcLabelRadius, cos * arcLabelRadius];
  const side = x < 0 ? -1 : 1;
  const points = [sin * outerRadius, cos * outerRadius, x, y, x + 8 * side, y].join(' ');
  // #endregion preview
  const [name, share] = (formattedArcLabel ?? '').split('\n');
  return (
    <g pointerEvents="none" direction="ltr" textAnchor={side < 0 ? 'end' : 'start'} fontSize={13}>
      <polyline points={points} fill="none" stroke="currentColor" />
      <text x={x + 12 * side} y={y} fill="currentColor">
        {name}
      </text>
      <text x={x + 12 * side} y={y + 16} fill="currentColor">
        {share}
      </text>
    </g>
  );
}

export default function OutsideLabels() {
  return (
    <PieChart
      height={320}
      aria-label="Surface of the Great Lakes: Superior 34%, Huron 24%, Michigan 24%, Erie 11% and Ontario 8%"
      hideLegend
      series={[
        {
          data: lakes,
          outerRadius: '55%',
          arcLabelRadius: '62%',
          arcLabel: ({ label, value }) => `${label}\n${Math.round((100 * value) / total)}%`,
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} km²`,
        },
      ]}
      slots={{ pieArcLabel: OutsideLabel }}
    />
  );
}
