import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Heatmap, type HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import { days, readings, sensors } from './readings';

export default function CellClicks() {
  const [text, setText] = React.useState('nothing');
  // #region preview
  const handleClick: HeatmapProps['onItemClick'] = (_, { dataIndex }) => {
    if (dataIndex === undefined) {
      setText('a missing reading');
      return;
    }
    const [x, y, db] = readings[dataIndex]!;
    setText(`${sensors[y]}, ${days[x]}, ${db} dB`);
  };
  // #endregion preview
  return (
    <div>
      <div role="figure" aria-label="Noise at three sensors per day">
        <Heatmap
          height={220}
          xAxis={[{ data: days }]}
          yAxis={[{ data: sensors }]}
          zAxis={[{ colorMap: { type: 'continuous', min: 40, max: 75, color: ['#e0f2f1', '#00695c'] } }]}
          series={[{ label: 'Noise', data: readings, valueFormatter: ([, , db]) => `${db} dB` }]}
          onItemClick={handleClick}
        />
      </div>
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {`Clicked: ${text}`}
      </Typography>
    </div>
  );
}
