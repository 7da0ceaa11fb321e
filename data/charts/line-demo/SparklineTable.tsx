import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Millions of people from 1960 to 2020. Source: U.S. Census Bureau.
const states = [
  { name: 'California', people: [15.7, 20.0, 23.7, 29.8, 33.9, 37.3, 39.5] },
  { name: 'Florida', people: [5.0, 6.8, 9.7, 12.9, 16.0, 18.8, 21.5] },
  { name: 'Illinois', people: [10.1, 11.1, 11.4, 11.4, 12.4, 12.8, 12.8] },
  { name: 'New York', people: [16.8, 18.2, 17.6, 18.0, 19.0, 19.4, 20.2] },
];

const years = { data: ['1960', '1970', '1980', '1990', '2000', '2010', '2020'] };
const range = { domainLimit: 'strict' } as const;

export default function SparklineTable() {
  return (
    <Table size="small" aria-label="Population of four states in millions" sx={{ maxWidth: 520 }}>
      <TableHead>
        <TableRow>
          <TableCell>State</TableCell>
          <TableCell align="right">1960</TableCell>
          <TableCell>Trend</TableCell>
          <TableCell align="right">2020</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {states.map(({ name, people }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{people[0]!.toFixed(1)}</TableCell>
            <TableCell>
              {/* #region preview */}
              <SparkLineChart
                width={72}
                height={32}
                data={people}
                xAxis={years}
                yAxis={range}
                showTooltip
                showHighlight
                aria-label={`Population of ${name}`}
              />
              {/* #endregion preview */}
            </TableCell>
            <TableCell align="right">{people.at(-1)!.toFixed(1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
