import type { DemoSource } from './demoSource';

/** A demo whose props users set: `::prop-playground{…}`. */
export interface PlaygroundSource extends DemoSource {
  isPlayground: true;
}

/** Whether a demo is a prop playground. */
export function isPlaygroundSource(demo: DemoSource): demo is PlaygroundSource {
  return 'isPlayground' in demo;
}
