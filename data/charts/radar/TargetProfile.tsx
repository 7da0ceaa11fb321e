import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

export default function TargetProfile() {
  return (
    <RadarDataProvider
      height={260}
      radar={{ max: 5, metrics: ['Research', 'Design', 'Code', 'Testing', 'Support'] }}
      series={[
        { id: 'target', data: [3, 4, 5, 4, 3], color: '#ef6c00' },
        { id: 'team', data: [2, 4, 5, 2, 4], color: '#0288d1', fillArea: true },
      ]}
    >
      {/* #region preview */}
      <ChartsSurface
        aria-label="Skills of a team from 0 to 5: below the target in research and testing"
        direction="ltr"
      >
        <RadarGrid divisions={5} stripeColor={null} />
        <RadarMetricLabels />
        <RadarSeriesArea seriesId="team" />
        <RadarSeriesMarks seriesId="team" />
        <RadarSeriesArea seriesId="target" strokeWidth={2} strokeDasharray="6 4" />
      </ChartsSurface>
      {/* #endregion preview */}
    </RadarDataProvider>
  );
}
