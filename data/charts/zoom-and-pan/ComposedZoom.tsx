import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsToolbarZoomInTrigger, ChartsToolbarZoomOutTrigger } from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { days, formatDay, visits } from './visits';

export default function ComposedZoom() {
  const clipPathId = React.useId();
  return (
    <ChartsDataProviderPro
      height={280}
      series={[{ type: 'bar', data: visits.slice(-28) }]}
      xAxis={[
        {
          id: 'days',
          data: days.slice(-28),
          scaleType: 'band',
          valueFormatter: formatDay,
          zoom: { slider: { enabled: true } },
        },
      ]}
      initialZoom={[{ axisId: 'days', start: 50, end: 100 }]}
      zoomInteractionConfig={{ zoom: ['brush', 'wheel'], pan: ['wheel'] }}
    >
      <Toolbar aria-label="Zoom">
        <ChartsToolbarZoomInTrigger render={<ToolbarButton size="small" />}>
          Zoom in
        </ChartsToolbarZoomInTrigger>
        <ChartsToolbarZoomOutTrigger render={<ToolbarButton size="small" />}>
          Zoom out
        </ChartsToolbarZoomOutTrigger>
      </Toolbar>
      {/* #region preview */}
      <ChartsSurface aria-label="Visits per day, composed">
        <g clipPath={`url(#${clipPathId})`}>
          <BarPlot />
          <ChartsBrushOverlay />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsZoomSlider />
        <ChartsClipPath id={clipPathId} />
      </ChartsSurface>
      {/* #endregion preview */}
    </ChartsDataProviderPro>
  );
}
