export interface Permission {
  id: string;
  label: string;
  /** Set by the administrator of the whole company. */
  fixed?: boolean;
  children?: Permission[];
}

export const permissions: Permission[] = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'orders.read', label: 'See orders' },
      { id: 'orders.edit', label: 'Change orders' },
      { id: 'orders.refund', label: 'Refund payments' },
    ],
  },
  {
    id: 'stock',
    label: 'Stock',
    children: [
      { id: 'stock.read', label: 'See stock' },
      {
        id: 'stock.write',
        label: 'Change stock',
        children: [
          { id: 'stock.write.count', label: 'Enter counts' },
          { id: 'stock.write.order', label: 'Order goods' },
        ],
      },
    ],
  },
  { id: 'audit', label: 'Read the audit log', fixed: true },
];
