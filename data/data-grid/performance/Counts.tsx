import * as React from 'react';
import Typography from '@mui/material/Typography';

/** What is counted, by label. */
export type Counters = Record<string, number>;

interface CountsProps {
  counters: Counters;
  /** The counts are read for 60 frames after this value has changed. */
  after: unknown;
}

/** Shows counters. It has its own state, so that showing them does not render the grid. */
export function Counts({ counters, after }: CountsProps) {
  const [text, setText] = React.useState('');
  React.useEffect(() => {
    let frame = 0;
    let frames = 0;
    // The grid updates its state in effects, and renders again some frames later.
    const show = () => {
      const counts = Object.entries(counters).map(([label, count]) => `${label}: ${count}`);
      setText(counts.join(', '));
      frames += 1;
      if (frames < 60) {
        frame = requestAnimationFrame(show);
      }
    };
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [counters, after]);
  return (
    <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
      {text}
    </Typography>
  );
}

/** Counts a call or a render. A component must not do this for anything but measuring. */
export function countOne(counters: Counters, label: string): void {
  counters[label] = (counters[label] ?? 0) + 1;
}

/** Sets all counters to 0, before something is counted. */
export function resetCounters(counters: Counters): void {
  for (const label of Object.keys(counters)) {
    counters[label] = 0;
  }
}
