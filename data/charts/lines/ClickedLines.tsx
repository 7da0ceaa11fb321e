import * as React from 'react';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00'];
const series = [
  { id: 'road', label: 'On the road', data: [4, 18, 21, 16, 7], curve: 'linear', area: true } as const,
  { id: 'depot', label: 'At the depot', data: [26, 12, 9, 14, 23], curve: 'linear' } as const,
].map((item) => ({ ...item, highlightScope: { highlight: 'series', fade: 'global' } as const }));

export default function ClickedLines() {
  const [clicked, setClicked] = React.useState({ item: 'none', axis: 'none' });
  const setItem = (item: string) => setClicked((previous) => ({ ...previous, item }));
  return (
    <div>
      <LineChart
        height={260}
        aria-label="Vans on the road and at the depot, by time of day"
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={series}
        onMarkClick={(_, { seriesId, dataIndex }) => setItem(`mark ${seriesId}, ${hours[dataIndex!]}`)}
        onLineClick={(_, { seriesId }) => setItem(`line ${seriesId}`)}
        onAreaClick={(_, { seriesId }) => setItem(`area ${seriesId}`)}
        onAxisClick={(_, data) =>
          setClicked((previous) => ({
            ...previous,
            axis: data ? `${data.axisValue} ${JSON.stringify(data.seriesValues)}` : 'none',
          }))
        }
      />
      <Typography component="output" variant="body2" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
        {`Item: ${clicked.item}\nAxis: ${clicked.axis}`}
      </Typography>
    </div>
  );
}
