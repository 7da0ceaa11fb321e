import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';

function TotalContent() {
  // #region preview
  const [axis] = useAxesTooltip() ?? [];
  const rows = axis?.seriesItems.filter(({ formattedValue }) => formattedValue) ?? [];
  const total = rows.reduce((sum, { value }) => sum + Number(value), 0);
  // #endregion preview
  return axis ? (
    <ChartsTooltipPaper sx={{ px: 1.5, py: 1, typography: 'body2' }}>
      <strong>{axis.axisFormattedValue}</strong>
      {rows.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <div key={seriesId} style={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 8 }}>
          {`${formattedLabel}: ${formattedValue}`}
        </div>
      ))}
      <strong>{`Total: ${total} MWh`}</strong>
    </ChartsTooltipPaper>
  ) : null;
}

function TotalsPopper(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <TotalContent />
    </ChartsTooltipContainer>
  );
}

const formatEnergy = (value: number | null) => (value ? `${value} MWh` : null);

export default function TotalTooltip() {
  return (
    <BarChart
      height={260}
      aria-label="Electricity from three sources per season"
      slots={{ tooltip: TotalsPopper }}
      xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Fall'] }]}
      series={[
        { label: 'Wind', stack: 'sources', data: [62, 48, 31, 55], valueFormatter: formatEnergy },
        { label: 'Solar', stack: 'sources', data: [8, 35, 58, 19], valueFormatter: formatEnergy },
        { label: 'Bought', stack: 'sources', data: [24, 6, 0, 11], valueFormatter: formatEnergy },
      ]}
    />
  );
}
