/** From this width up, in px, a screen counts as one of that size. Media queries write the same. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
