import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

export default function PieHighlight() {
  return (
    <PieChart
      height={240}
      aria-label="Tickets by status: 42 open, 28 waiting, 61 closed"
      series={[
        {
          id: 'tickets',
          data: [
            { id: 'open', value: 42, label: 'Open' },
            { id: 'waiting', value: 28, label: 'Waiting' },
            { id: 'closed', value: 61, label: 'Closed' },
          ],
          outerRadius: '85%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { innerRadius: 20, additionalRadius: -8, color: '#9e9e9e' },
        },
      ]}
      sx={{
        [`& [data-series="tickets"] .${pieClasses.arc}`]: { stroke: 'none' },
        [`& .${pieClasses.arc}[data-faded]`]: { opacity: 0.6 },
      }}
    />
  );
}
