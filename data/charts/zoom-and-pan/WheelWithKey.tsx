import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

// #region preview
const zoomInteractionConfig: LineChartProProps['zoomInteractionConfig'] = {
  zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
  // Without 'wheel', which would also keep the page from scrolling.
  pan: ['drag'],
};
// #endregion preview

export default function WheelWithKey() {
  return (
    <LineChartPro
      height={260}
      aria-label="Visits per day, zoomed with Ctrl or ⌘ and the wheel"
      zoomInteractionConfig={zoomInteractionConfig}
      xAxis={[
        {
          data: days,
          valueFormatter: formatDay,
          scaleType: 'time',
          zoom: { slider: { enabled: true } },
        },
      ]}
      series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
      hideLegend
    />
  );
}
