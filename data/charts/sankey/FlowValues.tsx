import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links } from './energy';

export default function FlowValues() {
  return (
    <SankeyChart
      height={260}
      aria-label="Energy of a town in gigawatt hours, from gas and wind to homes and industry"
      // #region preview
      series={{
        data: { links },
        linkOptions: { showValues: true },
        valueFormatter: (value, { location }) => (location === 'label' ? `${value}` : `${value} GWh`),
      }}
      // #endregion preview
      direction="ltr"
    />
  );
}
