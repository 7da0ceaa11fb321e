import * as React from 'react';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00'];

export default function ClickedLines() {
  const [message, setMessage] = React.useState('Click the chart');
  return (
    <div>
      <LineChart
        height={260}
        aria-label="Vans on the road and at the depot, by time of day"
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={[
          { id: 'road', label: 'On the road', data: [4, 18, 21, 16, 7] },
          { id: 'depot', label: 'At the depot', data: [26, 12, 9, 14, 23] },
        ]}
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        // #region preview
        onAxisClick={(_event, data) => {
          if (data) {
            const { road, depot } = data.seriesValues;
            setMessage(`${data.axisValue}: ${road} on the road, ${depot} at the depot`);
          }
        }}
        // #endregion preview
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {message}
      </Typography>
    </div>
  );
}
