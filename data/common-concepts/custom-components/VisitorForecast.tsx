import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useItemTooltip, type ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const firstForecast = months.indexOf('May');

// Only SVG attributes are passed on, not props such as ownerState and layout.
function VisitorBar({
  x,
  y,
  width,
  height,
  className,
  color,
  dataIndex,
  onPointerEnter,
  onPointerLeave,
}: BarProps) {
  const isForecast = dataIndex >= firstForecast;
  return (
    <rect
      {...{ x, y, width, height, className, onPointerEnter, onPointerLeave }}
      rx={4}
      fill={color}
      fillOpacity={isForecast ? 0.25 : 1}
      stroke={color}
      strokeDasharray={isForecast ? '4 3' : undefined}
    />
  );
}

function VisitorTooltip(props: ChartsTooltipProps) {
  const item = useItemTooltip<'bar'>();
  const index = item?.identifier.dataIndex ?? 0;
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      {item && (
        <Paper elevation={4} sx={{ px: 2, py: 1 }}>
          <Typography variant="caption">
            {index >= firstForecast ? `${months[index]}, forecast` : months[index]}
          </Typography>
          <Typography sx={{ fontWeight: 'bold' }}>{`${item.formattedValue} visitors`}</Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}

export default function VisitorForecast() {
  return (
    <BarChart
      height={280}
      aria-label="Visitors of the museum per month; May and June are forecasts"
      enableKeyboardNavigation
      hideLegend
      xAxis={[{ data: months }]}
      yAxis={[{ width: 52 }]}
      series={[{ data: [3200, 2900, 4100, 5600, 6100, 6800] }]}
      slots={{ bar: VisitorBar, tooltip: VisitorTooltip }}
      slotProps={{ tooltip: { anchor: 'node', position: 'top' } }}
    />
  );
}
