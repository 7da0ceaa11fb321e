import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links } from './energy';

export default function FlowClicks() {
  const [text, setText] = React.useState('Click a node or a link');
  return (
    <div>
      <SankeyChart
        height={240}
        aria-label="Energy of a town from gas and wind to homes and industry"
        // #region preview
        series={{ data: { links } }}
        onNodeClick={(_event, { node }) => setText(`${node.label}: ${node.value}`)}
        onLinkClick={(_event, { link }) =>
          setText(`${link.source.label} to ${link.target.label}: ${link.value}`)
        }
        // #endregion preview
        direction="ltr"
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </div>
  );
}
