import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';

export default function ClippedArea() {
  const clipPathId = React.useId();
  const [clipped, setClipped] = React.useState(true);
  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={clipped} onChange={(event) => setClipped(event.target.checked)} />}
        label="Clip the area"
      />
      <ChartsContainer
        height={220}
        aria-label="Visitors per hour; the value at noon, 480, is above the axis, which ends at 300"
        series={[{ type: 'line', area: true, data: [90, 180, 480, 240, 120] }]}
        xAxis={[{ scaleType: 'point', data: ['8:00', '10:00', '12:00', '14:00', '16:00'] }]}
        yAxis={[{ min: 0, max: 300 }]}
        margin={{ top: 40 }}
      >
        {/* #region preview */}
        <ChartsClipPath id={clipPathId} />
        <g clipPath={clipped ? `url(#${clipPathId})` : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        {/* #endregion preview */}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Stack>
  );
}
