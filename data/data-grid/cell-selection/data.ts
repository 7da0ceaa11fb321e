export interface Budget {
  id: string;
  department: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
}

/** Thousands of euros. */
export const budgets: Budget[] = [
  { id: 'design', department: 'Design', q1: 42, q2: 45, q3: 39, q4: 48 },
  { id: 'sales', department: 'Sales', q1: 71, q2: 68, q3: 74, q4: 90 },
  { id: 'support', department: 'Support', q1: 35, q2: 33, q3: 36, q4: 34 },
  { id: 'legal', department: 'Legal', q1: 18, q2: 22, q3: 17, q4: 25 },
];
