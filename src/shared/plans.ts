/** The paid plans; an entry without one belongs to the free community plan (SPEC 3). */
export const PLANS = ['pro', 'premium'] as const;

export type Plan = (typeof PLANS)[number];
