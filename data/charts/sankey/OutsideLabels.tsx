import { Unstable_SankeyChart as SankeyChart, useSankeyLayout } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Salary', target: 'Rent', value: 1400 },
  { source: 'Salary', target: 'Food', value: 600 },
  { source: 'Salary', target: 'Savings', value: 500 },
  { source: 'Side job', target: 'Savings', value: 400 },
];

function NodeLabels() {
  const nodes = useSankeyLayout()?.nodes ?? [];
  // #region preview
  const labels = nodes.map(({ id, label, value, depth, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => {
    const isFirst = depth === 0;
    const position = { x: isFirst ? x0 - 8 : x1 + 8, y: (y0 + y1) / 2 };
    return (
      <text key={id} {...position} textAnchor={isFirst ? 'end' : 'start'} dominantBaseline="central">
        {`${label} €${value}`}
      </text>
    );
  });
  // #endregion preview
  return (
    <g fill="currentColor" fontSize={12}>
      {labels}
    </g>
  );
}

export default function OutsideLabels() {
  return (
    <SankeyChart
      height={240}
      aria-label="A budget: 2,500 euros of salary and 400 of a side job for rent, food and savings"
      margin={{ left: 100 }}
      series={{ data: { links }, nodeOptions: { showLabels: false } }}
      direction="ltr"
    >
      <NodeLabels />
    </SankeyChart>
  );
}
