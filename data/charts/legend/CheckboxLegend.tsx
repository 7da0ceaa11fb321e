import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useLegend } from '@mui/x-charts/hooks';

function CheckboxList({ hidden, onToggle }: { hidden: string[]; onToggle: (id: string) => void }) {
  // #region preview
  const { items } = useLegend();
  const checkboxes = items.map(({ seriesId, label, color }) => {
    const id = String(seriesId);
    const box = (
      <Checkbox
        checked={!hidden.includes(id)}
        onChange={() => onToggle(id)}
        sx={{ '&, &.Mui-checked': { color } }}
      />
    );
    return <FormControlLabel key={id} label={label} control={box} />;
  });
  // #endregion preview
  return (
    <FormGroup row role="group" aria-label="Lines">
      {checkboxes}
    </FormGroup>
  );
}

export default function CheckboxLegend() {
  const [hidden, setHidden] = React.useState<string[]>(['plan']);
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  const hiddenItems = React.useMemo(
    () => hidden.map((seriesId) => ({ type: 'line' as const, seriesId })),
    [hidden],
  );
  return (
    <ChartsDataProvider
      height={240}
      hiddenItems={hiddenItems}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { type: 'line', id: 'done', label: 'Done', data: [12, 15, 9, 18, 21] },
        { type: 'line', id: 'plan', label: 'Planned', data: [14, 14, 14, 16, 16] },
      ]}
    >
      <CheckboxList hidden={hidden} onToggle={toggle} />
      <ChartsSurface aria-label="Repairs done and planned per weekday">
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
