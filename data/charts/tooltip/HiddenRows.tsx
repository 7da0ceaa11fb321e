import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { BarChart } from '@mui/x-charts/BarChart';

const formatParcels = (value: number | null) => (value === null ? null : `${value} parcels`);

export default function HiddenRows() {
  const [hideTooltip, setHideTooltip] = React.useState(true);
  return (
    <div>
      <FormControlLabel
        label="hideTooltip"
        control={
          <Checkbox checked={hideTooltip} onChange={(event) => setHideTooltip(event.target.checked)} />
        }
      />
      <BarChart
        height={240}
        aria-label="Parcels of two shifts from Thursday to Sunday"
        xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'], hideTooltip }]}
        series={[
          { label: 'Day shift', data: [410, 455, 280, 120], valueFormatter: formatParcels },
          { label: 'Night shift', data: [190, 230, null, null], valueFormatter: formatParcels },
        ]}
      />
    </div>
  );
}
