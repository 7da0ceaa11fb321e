import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { months, series } from './parcels';

export default function ComposedExport() {
  return (
    <ChartsDataProviderPro
      height={260}
      xAxis={[{ data: months, scaleType: 'band' }]}
      series={series.map((item) => ({ ...item, type: 'bar' as const }))}
    >
      {/* #region preview */}
      <ChartsWrapper>
        <ChartsToolbarPro imageExportOptions={[{ type: 'image/png', fileName: 'composed' }]} />
        <ChartsLegend />
        <ChartsSurface aria-label="Parcels sent and returned from January to April">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
      {/* #endregion preview */}
    </ChartsDataProviderPro>
  );
}
