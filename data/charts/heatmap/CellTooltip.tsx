import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, delays, lines, minutes } from './delays';

function DelayContent() {
  // #region preview
  const tooltip = useItemTooltip<'heatmap'>();
  if (!tooltip) {
    return null;
  }
  const [x, y, value] = tooltip.value;
  const mean = minutes[y]!.reduce((sum, each) => sum + each, 0) / days.length;
  const difference = value - mean;
  // #endregion preview
  return (
    <Paper elevation={3} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">{`${lines[y]} on ${days[x]}`}</Typography>
      <Typography variant="body2">
        {`${tooltip.formattedValue}, ${Math.abs(difference).toFixed(1)} min ${difference > 0 ? 'above' : 'below'} the mean`}
      </Typography>
    </Paper>
  );
}

function DelayTooltip() {
  return (
    <ChartsTooltipContainer trigger="item" anchor="node" position="top">
      <DelayContent />
    </ChartsTooltipContainer>
  );
}

export default function CellTooltip() {
  return (
    <div role="figure" aria-label="Mean delay of bus lines per day">
      <Heatmap
        height={220}
        xAxis={[{ data: days }]}
        yAxis={[{ data: lines, width: 60 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 12, color: ['#fffde7', '#ff8a65'] } }]}
        series={[{ data: delays, valueFormatter: ([, , value]) => `${value} min` }]}
        slots={{ tooltip: DelayTooltip }}
      />
    </div>
  );
}
