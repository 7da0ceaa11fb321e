import { RangeBarPlot } from '@mui/x-charts-premium/BarChartPremium';
import { ChartsDataProviderPremium } from '@mui/x-charts-premium/ChartsDataProviderPremium';
import { ChartsLegend } from '@mui/x-charts-premium/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-premium/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts-premium/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts-premium/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts-premium/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-premium/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts-premium/LineChart';
import type { RangeBarValueType } from '@mui/x-charts-premium/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const forecast: RangeBarValueType[] = [
  [310, 390],
  [280, 360],
  [340, 450],
  [390, 510],
  [420, 560],
];

export default function ForecastRange() {
  return (
    // #region preview
    <ChartsDataProviderPremium
      height={280}
      xAxis={[{ scaleType: 'band', data: days, categoryGapRatio: 0.5 }]}
      series={[
        { type: 'rangeBar', label: 'Forecast', data: forecast, color: '#90a4ae' },
        { type: 'line', label: 'Orders', data: [352, 371, 398, 442, 505], color: '#d81b60' },
      ]}
    >
      {/* #endregion preview */}
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface aria-label="Forecast and actual orders per day: on Tuesday, orders exceed the forecast">
          <RangeBarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProviderPremium>
  );
}
