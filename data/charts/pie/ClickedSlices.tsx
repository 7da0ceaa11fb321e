import * as React from 'react';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'rock', value: 31, label: 'Rock' },
  { id: 'jazz', value: 17, label: 'Jazz' },
  { id: 'folk', value: 12, label: 'Folk' },
];

export default function ClickedSlices() {
  const [message, setMessage] = React.useState('Click a slice');
  return (
    <div>
      <PieChart
        height={220}
        aria-label="Concerts of a festival by genre: 31 rock, 17 jazz, 12 folk"
        series={[
          {
            data,
            highlightScope: { highlight: 'item' },
            valueFormatter: ({ value }) => `${value} concerts`,
          },
        ]}
        // #region preview
        onItemClick={(_event, { dataIndex }, item) =>
          setMessage(`${data[dataIndex]?.label}: ${item.formattedValue}`)
        }
        // #endregion preview
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {message}
      </Typography>
    </div>
  );
}
