/** Outline of what starts a demo again, or gives a prop its first value: on a grid of 24 px. */
export const RESET_ICON = 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5';
