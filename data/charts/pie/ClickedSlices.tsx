import * as React from 'react';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'rock', value: 31, label: 'Rock' },
  { id: 'jazz', value: 17, label: 'Jazz' },
  { id: 'folk', value: 12, label: 'Folk' },
];

export default function ClickedSlices() {
  const [clicked, setClicked] = React.useState('none');
  return (
    <div>
      <PieChart
        height={220}
        aria-label="Concerts of a festival by genre: 31 rock, 17 jazz, 12 folk"
        enableKeyboardNavigation
        series={[{ id: 'genres', data, highlightScope: { highlight: 'item' } }]}
        onItemClick={(_, { seriesId, dataIndex }, item) =>
          setClicked(`${seriesId}, ${dataIndex}, ${item.id}, ${item.formattedValue}`)
        }
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {`Clicked: ${clicked}`}
      </Typography>
    </div>
  );
}
