import * as React from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const series = [
  { id: 'north', label: 'North gate', data: [310, 280, 355, 402] },
  { id: 'south', label: 'South gate', data: [190, 240, 205, 260] },
];

export default function ClickedBars() {
  const [message, setMessage] = React.useState('Click a bar');
  return (
    <div>
      <BarChart
        height={260}
        aria-label="Visitors at two gates per day"
        xAxis={[{ data: days }]}
        series={series}
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        // #region preview
        onItemClick={(_event, { seriesId, dataIndex }) =>
          setMessage(`Series ${seriesId}, ${days[dataIndex]}`)
        }
        // #endregion preview
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {message}
      </Typography>
    </div>
  );
}
