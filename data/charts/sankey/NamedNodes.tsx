import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

// #region preview
const nodes = [
  { id: 'cart', label: 'Cart', color: '#0288d1' },
  { id: 'paid', label: 'Paid', color: '#2e7d32' },
  { id: 'left', label: 'Abandoned', color: '#c62828' },
];
const links = [
  { source: 'cart', target: 'paid', value: 365 },
  { source: 'cart', target: 'left', value: 255 },
];
// #endregion preview

export default function NamedNodes() {
  return (
    <SankeyChart
      height={200}
      aria-label="Of 620 carts, 365 were paid and 255 abandoned"
      series={{ data: { nodes, links } }}
      direction="ltr"
    />
  );
}
