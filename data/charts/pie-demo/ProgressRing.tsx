import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const lessons = 12;

export default function ProgressRing() {
  const [finished, setFinished] = React.useState(8);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Gauge
        width={180}
        height={180}
        // #region preview
        value={finished}
        valueMax={lessons}
        innerRadius="82%"
        cornerRadius="50%"
        text={`${Math.round((100 * finished) / lessons)}%`}
        role="progressbar"
        aria-label="Course"
        aria-valuetext={`${finished} of ${lessons} lessons`}
        // #endregion preview
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 28 } }}
      />
      <Button
        variant="outlined"
        size="small"
        onClick={() => setFinished(finished < lessons ? finished + 1 : 0)}
      >
        <span>{finished < lessons ? 'Finish a lesson' : 'Start again'}</span>
      </Button>
    </Stack>
  );
}
