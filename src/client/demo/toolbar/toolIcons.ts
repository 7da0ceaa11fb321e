import { RESET_ICON } from '../resetIcon';

/** Outlines of the tools on a grid of 24 px; those of sandboxes are simple marks, their names are in the labels. */
export const TOOL_ICONS = {
  alone: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  codesandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  density: 'M5 5h14M5 9.7h14M5 14.3h14M5 19h14',
  direction: 'M20 7H5M9 3L5 7l4 4M4 17h15M15 13l4 4-4 4',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  edit: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19zM14.5 6.5l3 3',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  focus:
    'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M12 9v6M9 12h6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  more: 'M4.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  reduce: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
  reset: RESET_ICON,
  source: 'M8.5 7L4 12l4.5 5M15.5 7l4.5 5-4.5 5',
  stackblitz: 'M14 3L5 14h6l-1 7 9-11h-6z',
} as const;
