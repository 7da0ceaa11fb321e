import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function MissingValues() {
  const [connectNulls, setConnectNulls] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={connectNulls} onChange={(_, checked) => setConnectNulls(checked)} />}
        label="connectNulls"
      />
      <LineChart
        height={240}
        aria-label="Temperature of two cold rooms by hour: sensor A failed at 3:00 and 4:00, sensor B stopped at 5:00"
        xAxis={[
          { scaleType: 'point', data: ['1:00', '2:00', '3:00', '4:00', '5:00', '6:00', '7:00', '8:00'] },
        ]}
        // #region preview
        series={[
          {
            id: 'a',
            label: 'Sensor A (°C)',
            data: [3.1, 3.4, null, null, 4.6, null, 3.8, 3.5],
            connectNulls,
          },
          { id: 'b', label: 'Sensor B (°C)', data: [2.4, 2.2, 2.5, 2.6, 2.3], connectNulls },
        ]}
        // #endregion preview
      />
    </Stack>
  );
}
