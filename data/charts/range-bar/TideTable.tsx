import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';

const tides = [
  { day: 'Mon', low: 0.8, high: 4.9 },
  { day: 'Tue', low: 0.6, high: 5.3 },
  { day: 'Wed', low: 0.4, high: 5.7 },
];

export default function TideTable() {
  return (
    <div>
      {/* #region preview */}
      <BarChartPremium
        height={200}
        title="Low and high tide in meters"
        desc="The range grows from 4.1 meters on Monday to 5.3 meters on Wednesday."
        dataset={tides}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ type: 'rangeBar', datasetKeys: { start: 'low', end: 'high' } }]}
      />
      {/* #endregion preview */}
      <Table size="small" aria-label="Tides in meters">
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell align="right">Low</TableCell>
            <TableCell align="right">High</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tides.map(({ day, low, high }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{low}</TableCell>
              <TableCell align="right">{high}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
