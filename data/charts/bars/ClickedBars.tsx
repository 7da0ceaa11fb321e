import * as React from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const series = [
  { id: 'north', label: 'North gate', data: [310, 280, 355, 402] },
  { id: 'south', label: 'South gate', data: [190, 240, 205, 260] },
].map((item) => ({ ...item, highlightScope: { highlight: 'item', fade: 'global' } as const }));

export default function ClickedBars() {
  const [bar, setBar] = React.useState('none');
  const [day, setDay] = React.useState('none');
  return (
    <div>
      <BarChart
        height={260}
        aria-label="Visitors at two gates per day"
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        xAxis={[{ data: days }]}
        series={series}
        onItemClick={(_, { seriesId, dataIndex }) => setBar(`${seriesId}, ${days[dataIndex]}`)}
        onAxisClick={(_, data) =>
          setDay(data ? `${data.axisValue}: ${JSON.stringify(data.seriesValues)}` : 'none')
        }
      />
      <Typography component="output" variant="body2" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
        {`Bar: ${bar}\nDay: ${day}`}
      </Typography>
    </div>
  );
}
