export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Orders of a fictional shop per day. */
export const weeks = {
  'Week 1': [86, 74, 91, 120, 143],
  'Week 2': [52, 97, 128, 88, 61],
};

export type Week = keyof typeof weeks;
