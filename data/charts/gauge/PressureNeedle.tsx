import {
  gaugeClasses,
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

/** A part of the scale, from one value to another, as a path. */
function Zone({ from, to, color }: { from: number; to: number; color: string }) {
  const { cx, cy, valueMin, valueMax, startAngle, endAngle, outerRadius, innerRadius } = useGaugeState();
  const getPoint = (value: number, radius: number) => {
    const angle = startAngle + ((value - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
    return `${cx + radius * Math.sin(angle)},${cy - radius * Math.cos(angle)}`;
  };
  return (
    <path
      data-zone={from}
      fill={color}
      d={`M${getPoint(from, outerRadius)}
          A${outerRadius},${outerRadius} 0 0 1 ${getPoint(to, outerRadius)}
          L${getPoint(to, innerRadius)}
          A${innerRadius},${innerRadius} 0 0 0 ${getPoint(from, innerRadius)}Z`}
    />
  );
}

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  return (
    <g transform={`translate(${cx}, ${cy}) rotate(${(valueAngle * 180) / Math.PI})`} data-needle>
      <path d={`M-4,0L0,${-outerRadius * 0.9}L4,0Z`} fill="currentColor" />
      <circle r={7} fill="currentColor" />
    </g>
  );
}

export default function PressureNeedle() {
  return (
    <GaugeContainer
      height={200}
      aria-label="Boiler pressure"
      aria-valuetext="1.6 bar, normal"
      value={1.6}
      valueMax={4}
      startAngle={-110}
      endAngle={110}
      innerRadius="85%"
      sx={{ [`& .${gaugeClasses.valueText}`]: { transform: 'translateY(34px)' } }}
    >
      <GaugeReferenceArc />
      <Zone from={0} to={1} color="#0288d1" />
      <Zone from={1} to={2.5} color="#2e7d32" />
      <Zone from={2.5} to={4} color="#c62828" />
      <Needle />
      <GaugeValueText text={({ value }) => `${value} bar`} />
    </GaugeContainer>
  );
}
