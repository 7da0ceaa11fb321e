import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Unstable_SankeyChart as SankeyChart, type SankeyLayoutNode } from '@mui/x-charts-pro/SankeyChart';

const nodes = [{ id: 'Visits' }, { id: 'Ads' }, { id: 'Search' }, { id: 'Mail' }];
const links = [
  { source: 'Visits', target: 'Ads', value: 12 },
  { source: 'Visits', target: 'Search', value: 58 },
  { source: 'Visits', target: 'Mail', value: 30 },
];
const sortByValue = (a: SankeyLayoutNode, b: SankeyLayoutNode) => b.value - a.value;

export default function NodeOrder() {
  const [byValue, setByValue] = React.useState(true);
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={byValue} onChange={(_, checked) => setByValue(checked)} />}
        label="Largest first"
      />
      <SankeyChart
        height={220}
        aria-label="Visits by channel: 58 from search, 30 from mail, 12 from ads"
        // #region preview
        series={{
          data: { nodes, links },
          nodeOptions: { sort: byValue ? sortByValue : 'fixed' },
        }}
        // #endregion preview
        direction="ltr"
      />
    </div>
  );
}
