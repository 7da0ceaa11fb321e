import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';

function SeriesTable() {
  const series = useBarSeries();
  const { data: days = [] } = useXAxis<'band'>();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Gate</TableCell>
          {days.map((day) => (
            <TableCell key={String(day)} align="right">
              {String(day)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {series.map(({ id, label, color, data }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              <ChartsLabelMark color={color} sx={{ display: 'inline-block', marginInlineEnd: 1 }} />
              <span>{typeof label === 'function' ? label('legend') : label}</span>
            </TableCell>
            {data.map((value, index) => (
              <TableCell key={index} align="right">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function ValueTable() {
  return (
    <ChartsDataProvider
      height={200}
      series={[
        { type: 'bar', id: 'north', label: 'North', data: [310, 280, 355] },
        { type: 'bar', id: 'south', label: 'South', data: [190, 240, 205] },
      ]}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
    >
      {/* #region preview */}
      <ChartsSurface aria-label="Visitors at two gates per day; the table below has the values">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <SeriesTable />
      {/* #endregion preview */}
    </ChartsDataProvider>
  );
}
