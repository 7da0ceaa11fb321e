import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'open', value: 42, label: 'Open' },
  { id: 'waiting', value: 28, label: 'Waiting' },
  { id: 'closed', value: 61, label: 'Closed' },
];

export default function PieHighlight() {
  return (
    <PieChart
      height={240}
      aria-label="Tickets by status: 42 open, 28 waiting, 61 closed"
      series={[
        {
          data,
          // #region preview
          outerRadius: '85%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -8, color: '#9e9e9e' },
          // #endregion preview
        },
      ]}
    />
  );
}
