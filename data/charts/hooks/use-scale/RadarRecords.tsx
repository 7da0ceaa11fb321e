import { useDrawingArea, useRadiusScale, useRotationScale } from '@mui/x-charts/hooks';
import { RadarChart } from '@mui/x-charts/RadarChart';

const records = { Speed: 180, Range: 540, Comfort: 9, Safety: 10 };

function RecordMark({ metric, value }: { metric: string; value: number }) {
  const { left, top, width, height } = useDrawingArea();
  // #region preview
  const angle = useRotationScale<'point'>()?.(metric) ?? 0;
  const radius = useRadiusScale<'linear'>(metric)?.(value) ?? 0;
  const x = left + width / 2 + radius * Math.sin(angle);
  const y = top + height / 2 - radius * Math.cos(angle);
  // #endregion preview
  return <path d={`M${x - 7},${y}l7,-7l7,7l-7,7z`} fill="#d32f2f" pointerEvents="none" />;
}

export default function RadarRecords() {
  return (
    <RadarChart
      height={280}
      direction="ltr"
      title="An electric car and the best values of its class"
      desc="It is the safest one, and below the best speed, range and comfort"
      radar={{
        metrics: [
          { name: 'Speed', max: 200 },
          { name: 'Range', max: 600 },
          { name: 'Comfort', max: 10 },
          { name: 'Safety', max: 10 },
        ],
      }}
      series={[{ label: 'This car', data: [150, 420, 7, 10], fillArea: true }]}
    >
      {Object.entries(records).map(([metric, value]) => (
        <RecordMark key={metric} metric={metric} value={value} />
      ))}
    </RadarChart>
  );
}
