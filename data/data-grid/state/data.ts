export interface Invoice {
  id: number;
  customer: string;
  country: string;
  amount: number;
  paid: boolean;
}

export const invoices: Invoice[] = [
  { id: 5001, customer: 'Nordlicht GmbH', country: 'Germany', amount: 1280, paid: true },
  { id: 5002, customer: 'Casa Verde', country: 'Portugal', amount: 340, paid: false },
  { id: 5003, customer: 'Sakura Trading', country: 'Japan', amount: 2115, paid: true },
  { id: 5004, customer: 'Blue Lagoon', country: 'Iceland', amount: 96, paid: false },
  { id: 5005, customer: 'Hansen & Co', country: 'Norway', amount: 780, paid: false },
  { id: 5006, customer: 'Atelier Rouge', country: 'France', amount: 455, paid: true },
];
