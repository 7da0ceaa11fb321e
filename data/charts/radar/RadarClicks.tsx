import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Quiet', 'Price', 'Coffee', 'Light', 'Transit'];

export default function RadarClicks() {
  const [text, setText] = React.useState('Click an area or a mark');
  return (
    <div>
      <RadarChart
        height={260}
        hideLegend
        aria-label="A studio rated from 0 to 10, best for quiet and light"
        // #region preview
        radar={{ max: 10, metrics }}
        series={[{ id: 'harbor', label: 'Harbor', data: [9, 4, 8, 9, 5], fillArea: true }]}
        onMarkClick={(_event, { seriesId, dataIndex }) => setText(`Mark: ${seriesId}, ${metrics[dataIndex]}`)}
        onAreaClick={(_event, { seriesId, dataIndex }) => setText(`Area: ${seriesId}, ${metrics[dataIndex]}`)}
        // #endregion preview
        direction="ltr"
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </div>
  );
}
