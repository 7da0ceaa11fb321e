import { GaugeContainer, GaugeReferenceArc, GaugeValueArc, GaugeValueText } from '@mui/x-charts/Gauge';

export default function QueueText() {
  return (
    <GaugeContainer
      height={190}
      aria-label="Orders packed today"
      aria-valuetext="184 of 240 orders"
      value={184}
      valueMax={240}
      startAngle={-110}
      endAngle={110}
    >
      {/* #region preview */}
      <GaugeReferenceArc />
      <GaugeValueArc />
      <GaugeValueText
        text={({ value, valueMax }) => `${value}\nof ${valueMax}`}
        style={{ fontSize: 26, textAnchor: 'middle', dominantBaseline: 'central' }}
      />
      {/* #endregion preview */}
    </GaugeContainer>
  );
}
