/** An expense claim. */
export interface Claim {
  id: string;
  employee: string;
  team: string;
  category: 'Travel' | 'Software' | 'Training';
  quarter: 'Q1' | 'Q2';
  amount: number;
  status: 'Open' | 'Approved' | 'Paid';
  note: string;
}

export const claims: Claim[] = [
  ['E-301', 'Anna Berg', 'Design', 'Travel', 'Q1', 420, 'Paid', 'Train and hotel for the spring workshop'],
  ['E-302', 'Ben Carter', 'Sales', 'Travel', 'Q1', 980, 'Approved', 'Visits to three customers'],
  ['E-303', 'Clara Russo', 'Design', 'Software', 'Q1', 240, 'Paid', 'License for the prototyping tool'],
  ['E-304', 'David Cohen', 'Support', 'Training', 'Q1', 650, 'Open', 'Course for the new ticket system'],
  ['E-305', 'Emma Tanaka', 'Sales', 'Software', 'Q1', 130, 'Paid', 'Add-on for the contact list'],
  ['E-306', 'Ben Carter', 'Sales', 'Travel', 'Q2', 760, 'Open', 'Flight to the trade fair'],
  ['E-307', 'Anna Berg', 'Design', 'Training', 'Q2', 540, 'Approved', 'Course about motion design'],
  ['E-308', 'David Cohen', 'Support', 'Software', 'Q2', 310, 'Open', 'Phone system for two months'],
  ['E-309', 'Emma Tanaka', 'Sales', 'Training', 'Q2', 480, 'Approved', 'Negotiation training'],
].map(([id, employee, team, category, quarter, amount, status, note]) => ({
  id,
  employee,
  team,
  category,
  quarter,
  amount,
  status,
  note,
})) as Claim[];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

export const formatEuros = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : euros.format(value);
