import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, delays, lines, minutes } from './delays';

export default function DelayTable() {
  return (
    <div>
      {/* #region preview */}
      <div role="figure" aria-label="Mean delay of bus lines per day, in minutes">
        <Heatmap
          height={200}
          enableKeyboardNavigation
          xAxis={[{ data: days }]}
          yAxis={[{ data: lines, width: 60 }]}
          zAxis={[{ colorMap: { type: 'continuous', max: 12, color: ['#fffde7', '#ff8a65'] } }]}
          series={[{ label: 'Minutes', data: delays }]}
        />
      </div>
      {/* #endregion preview */}
      <details>
        <summary>Show as a table</summary>
        <Table size="small" aria-label="Mean delay in minutes">
          <TableHead>
            <TableRow>
              <TableCell>Line</TableCell>
              {days.map((day) => (
                <TableCell key={day} align="right">
                  {day}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line, y) => (
              <TableRow key={line}>
                <TableCell component="th" scope="row">
                  {line}
                </TableCell>
                {minutes[y]!.map((value, x) => (
                  <TableCell key={days[x]} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </div>
  );
}
