/** The paid plans; an entry without one belongs to the free community plan. */
export const PLANS = ['pro', 'premium'] as const;

export type Plan = (typeof PLANS)[number];
