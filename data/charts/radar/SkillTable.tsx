import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Speed', 'Power', 'Stamina', 'Technique'];
const rowers = [
  { label: 'Ida', data: [72, 64, 91, 55] },
  { label: 'Nora', data: [58, 80, 67, 76] },
];

export default function SkillTable() {
  return (
    <div>
      {/* #region preview */}
      <RadarChart
        height={240}
        title="Skills of two rowers from 0 to 100"
        desc="Ida leads in speed and stamina, Nora in power and technique."
        enableKeyboardNavigation
        radar={{ max: 100, metrics }}
        series={rowers}
        direction="ltr"
      />
      {/* #endregion preview */}
      <Table size="small" aria-label="Skills from 0 to 100">
        <TableHead>
          <TableRow>
            <TableCell>Skill</TableCell>
            {rowers.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {metrics.map((metric, index) => (
            <TableRow key={metric}>
              <TableCell component="th" scope="row">
                {metric}
              </TableCell>
              {rowers.map(({ label, data }) => (
                <TableCell key={label} align="right">
                  {data[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
