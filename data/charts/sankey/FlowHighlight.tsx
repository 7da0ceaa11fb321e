import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links } from './energy';

export default function FlowHighlight() {
  return (
    <SankeyChart
      height={260}
      aria-label="Energy of a town from gas and wind to homes and industry"
      // #region preview
      series={{
        data: { links },
        nodeOptions: { highlight: 'links', fade: 'global' },
        linkOptions: { highlight: 'nodes', fade: 'global' },
      }}
      // #endregion preview
      direction="ltr"
    />
  );
}
