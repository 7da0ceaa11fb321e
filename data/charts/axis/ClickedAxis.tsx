import * as React from 'react';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18];

export default function ClickedAxis() {
  const [message, setMessage] = React.useState('Click an hour');
  return (
    <div>
      <LineChart
        height={260}
        aria-label="Cars and bikes on a bridge by hour"
        xAxis={[{ data: hours, tickInterval: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[
          { id: 'cars', label: 'Cars', data: [420, 880, 610, 640, 930] },
          { id: 'bikes', label: 'Bikes', data: [90, 310, 150, 170, 340] },
        ]}
        // #region preview
        onAxisClick={(_event, data) => {
          if (data) {
            const { cars, bikes } = data.seriesValues;
            setMessage(`${String(data.axisValue)}:00: ${String(cars)} cars, ${String(bikes)} bikes`);
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
