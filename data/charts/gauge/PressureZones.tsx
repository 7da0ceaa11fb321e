import { GaugeContainer, GaugeValueText, useGaugeState } from '@mui/x-charts/Gauge';

/** The part of the scale from one value to another. */
function Zone({ from, to, color }: { from: number; to: number; color: string }) {
  const { cx, cy, valueMin, valueMax, startAngle, endAngle, outerRadius, innerRadius } = useGaugeState();
  // #region preview
  const getPoint = (value: number, radius: number) => {
    const angle = startAngle + ((value - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
    return `${cx + radius * Math.sin(angle)},${cy - radius * Math.cos(angle)}`;
  };
  const path = [
    `M${getPoint(from, outerRadius)}`,
    `A${outerRadius},${outerRadius} 0 0 1 ${getPoint(to, outerRadius)}`,
    `L${getPoint(to, innerRadius)}`,
    `A${innerRadius},${innerRadius} 0 0 0 ${getPoint(from, innerRadius)}Z`,
  ];
  return <path d={path.join(' ')} fill={color} />;
  // #endregion preview
}

export default function PressureZones() {
  return (
    <GaugeContainer
      height={180}
      aria-label="Boiler pressure"
      aria-valuetext="1.6 bar, normal"
      value={1.6}
      valueMax={4}
      startAngle={-110}
      endAngle={110}
    >
      <Zone from={0} to={1} color="#0288d1" />
      <Zone from={1} to={2.5} color="#2e7d32" />
      <Zone from={2.5} to={4} color="#c62828" />
      <GaugeValueText text={({ value }) => `${value} bar, normal`} />
    </GaugeContainer>
  );
}
