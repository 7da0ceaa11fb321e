export interface Invoice {
  id: number;
  client: string;
  amount: number;
}

export const invoices: Invoice[] = [
  { id: 301, client: 'Harbor Foods', amount: 1840 },
  { id: 302, client: 'Nordic Print', amount: 620 },
  { id: 303, client: 'Elm Dental', amount: 975 },
];
