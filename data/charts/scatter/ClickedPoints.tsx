import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';

const machines = [
  { id: 'press', x: 12, y: 310 },
  { id: 'lathe', x: 35, y: 220 },
  { id: 'saw', x: 58, y: 140 },
  { id: 'drill', x: 80, y: 95 },
];

const hitAreas: Record<string, Pick<ScatterChartProps, 'voronoiMaxRadius' | 'disableVoronoi'>> = {
  'no limit': {},
  '20 px': { voronoiMaxRadius: 20 },
  item: { voronoiMaxRadius: 'item' },
  disableVoronoi: { disableVoronoi: true },
};

export default function ClickedPoints() {
  const [hitArea, setHitArea] = React.useState('no limit');
  const [clicked, setClicked] = React.useState('none');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Where points react"
        value={hitArea}
        onChange={(_, value: string | null) => value && setHitArea(value)}
      >
        {Object.keys(hitAreas).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        {...hitAreas[hitArea]}
        height={260}
        hideLegend
        aria-label="Four machines by age in months and days without failure"
        xAxis={[{ label: 'Age (months)', min: 0, max: 100 }]}
        yAxis={[{ label: 'Days without failure', min: 0, max: 400 }]}
        series={[{ id: 'machines', data: machines, markerSize: 7, highlightScope: { highlight: 'item' } }]}
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) =>
          setClicked(machines[dataIndex]!.id)
        }
        axisHighlight={{ x: 'line', y: 'line' }}
      />
      <Typography component="output" variant="body2">
        {`Clicked: ${clicked}`}
      </Typography>
    </Stack>
  );
}
