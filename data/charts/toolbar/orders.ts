export interface MonthOrders {
  month: string;
  online: number;
  store: number;
  [key: string]: string | number;
}

export const orders: MonthOrders[] = [
  { month: 'Jan', online: 240, store: 310 },
  { month: 'Feb', online: 265, store: 295 },
  { month: 'Mar', online: 300, store: 330 },
  { month: 'Apr', online: 345, store: 320 },
  { month: 'May', online: 390, store: 340 },
  { month: 'Jun', online: 410, store: 315 },
  { month: 'Jul', online: 380, store: 290 },
  { month: 'Aug', online: 365, store: 280 },
];
