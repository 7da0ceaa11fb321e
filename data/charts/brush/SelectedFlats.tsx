import * as React from 'react';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { flats } from './flats';

type Flat = (typeof flats)[number];

const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);

const xAxis = [{ label: 'Size (m²)', min: 30, max: 110 }];
const yAxis = [{ label: 'Rent (€)', min: 400, max: 1600, width: 60 }];
const series = [{ data: flats, markerSize: 5 }];

function FlatBrush({ onSelect }: { onSelect: (selected: Flat[]) => void }) {
  const brush = useBrush();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  // #region preview
  React.useEffect(() => {
    if (brush) {
      const { start, current } = brush;
      const isInside = ({ x, y }: Flat) =>
        isBetween(xScale(x), start.x, current.x) && isBetween(yScale(y), start.y, current.y);
      onSelect(flats.filter(isInside));
    }
  }, [brush, xScale, yScale, onSelect]);
  // #endregion preview
  return <ChartsBrushOverlay />;
}

export default function SelectedFlats() {
  const [selected, setSelected] = React.useState<Flat[]>([]);
  return (
    <div>
      <ScatterChart
        height={260}
        aria-label="Ten flats by size and rent: larger flats cost more, most of all at Castle Hill"
        brushConfig={{ enabled: true }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
      >
        <FlatBrush onSelect={setSelected} />
      </ScatterChart>
      <Typography variant="body2">{`Selected flats: ${selected.length}`}</Typography>
      <Typography component="ul" variant="body2" sx={{ height: 110, overflow: 'auto', m: 0, pl: 3 }}>
        {selected.map(({ id, street, x, y }) => (
          <li key={id}>{`${street}, ${x} m², € ${y}`}</li>
        ))}
      </Typography>
    </div>
  );
}
