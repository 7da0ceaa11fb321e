import { GaugeContainer, GaugeReferenceArc, useGaugeState } from '@mui/x-charts/Gauge';

function Needle() {
  // #region preview
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const degrees = (valueAngle * 180) / Math.PI;
  return (
    <g transform={`translate(${cx}, ${cy}) rotate(${degrees})`} fill="currentColor">
      <path d={`M-4,0L0,${-outerRadius * 0.9}L4,0Z`} />
      <circle r={7} />
    </g>
  );
  // #endregion preview
}

export default function PressureNeedle() {
  return (
    <GaugeContainer
      height={180}
      aria-label="Boiler pressure"
      aria-valuetext="1.6 bar"
      value={1.6}
      valueMax={4}
      startAngle={-110}
      endAngle={110}
      innerRadius="85%"
    >
      <GaugeReferenceArc />
      <Needle />
    </GaugeContainer>
  );
}
