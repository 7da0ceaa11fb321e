export const months = ['Jan', 'Feb', 'Mar', 'Apr'];

export const series = [
  { id: 'sent', label: 'Sent', data: [1240, 1180, 1405, 1520] },
  { id: 'returned', label: 'Returned', data: [96, 121, 88, 140] },
];
