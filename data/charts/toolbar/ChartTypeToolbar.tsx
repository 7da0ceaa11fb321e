import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { orders } from './orders';

const types = ['bar', 'line'] as const;

export default function ChartTypeToolbar() {
  const [type, setType] = React.useState<'bar' | 'line'>('bar');
  return (
    <ChartsDataProvider
      height={240}
      dataset={orders}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[{ type, dataKey: 'online' }]}
    >
      <ChartsWrapper hideLegend>
        {/* #region preview */}
        <Toolbar aria-label="Chart type">
          {types.map((value) => (
            <ToolbarButton
              key={value}
              onClick={() => setType(value)}
              render={<ToggleButton value={value} size="small" selected={value === type} />}
            >
              {value}
            </ToolbarButton>
          ))}
        </Toolbar>
        {/* #endregion preview */}
        <ChartsSurface aria-label="Orders online from January to August, as bars or as a line">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
