import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXAxis } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const days = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((day) => new Date(2026, 2, day));

function Weekends() {
  const { top, height } = useDrawingArea();
  const band = { y: top, height, fill: 'var(--mui-palette-text-primary)', opacity: 0.12 };
  // #region preview
  const { data = [], scale } = useXAxis<'band'>();
  const weekends = data.filter((day: Date) => day.getDay() % 6 === 0);
  return weekends.map((day: Date) => {
    const x = (scale(day) ?? 0) - (scale.step() - scale.bandwidth()) / 2;
    return <rect key={day.getTime()} {...band} x={x} width={scale.step()} />;
  });
  // #endregion preview
}

export default function WeekendBands() {
  return (
    <ChartsContainer
      height={260}
      title="Bicycles counted on a bridge from March 2 to 11, 2026"
      desc="About 900 on weekdays, and 410 on Saturday and 350 on Sunday"
      series={[
        {
          type: 'line',
          label: 'Bicycles',
          data: [880, 910, 935, 902, 850, 410, 350, 895, 921, 930],
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          valueFormatter: (day: Date) => `${day.getDate()}`,
        },
      ]}
      yAxis={[{ min: 0 }]}
    >
      <Weekends />
      <ChartsAxisHighlight x="line" />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip />
    </ChartsContainer>
  );
}
