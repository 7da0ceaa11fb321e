/** An order of a coffee roastery. */
export interface Order {
  id: number;
  customer: string;
  coffee: string;
  bags: number;
  price: number;
  /** Percent. */
  roasted: number;
  status: 'roasting' | 'packed' | 'shipped';
}

export const orders: Order[] = [
  {
    id: 3107,
    customer: 'Café Lumen',
    coffee: 'Yirgacheffe',
    bags: 12,
    price: 14.5,
    roasted: 60,
    status: 'roasting',
  },
  {
    id: 3108,
    customer: 'North Pier Books',
    coffee: 'Huila',
    bags: 4,
    price: 12.8,
    roasted: 100,
    status: 'packed',
  },
  {
    id: 3109,
    customer: 'Oda & Sons',
    coffee: 'Nyeri',
    bags: 30,
    price: 15.2,
    roasted: 100,
    status: 'shipped',
  },
  {
    id: 3110,
    customer: 'Bakery Anselm',
    coffee: 'Guji',
    bags: 9,
    price: 14.9,
    roasted: 25,
    status: 'roasting',
  },
  {
    id: 3111,
    customer: 'The Reading Room',
    coffee: 'Nariño',
    bags: 6,
    price: 13.1,
    roasted: 100,
    status: 'shipped',
  },
  {
    id: 3112,
    customer: 'Kiosk Ulla',
    coffee: 'Yirgacheffe',
    bags: 18,
    price: 14.5,
    roasted: 100,
    status: 'packed',
  },
  {
    id: 3113,
    customer: 'Hotel Miramar',
    coffee: 'Kirinyaga',
    bags: 24,
    price: 15.6,
    roasted: 100,
    status: 'packed',
  },
  {
    id: 3114,
    customer: 'Studio Basalt',
    coffee: 'Huila',
    bags: 3,
    price: 12.8,
    roasted: 100,
    status: 'shipped',
  },
  {
    id: 3115,
    customer: 'Linden School',
    coffee: 'Antigua',
    bags: 16,
    price: 13.6,
    roasted: 85,
    status: 'roasting',
  },
  {
    id: 3116,
    customer: 'Harbour Canteen',
    coffee: 'Guji',
    bags: 22,
    price: 14.9,
    roasted: 40,
    status: 'roasting',
  },
  {
    id: 3117,
    customer: 'Atelier Moss',
    coffee: 'Nyeri',
    bags: 5,
    price: 15.2,
    roasted: 100,
    status: 'shipped',
  },
  {
    id: 3118,
    customer: 'Corner Bikes',
    coffee: 'Boquete',
    bags: 14,
    price: 16.4,
    roasted: 10,
    status: 'roasting',
  },
];

/** Regions by country. */
export const origins: Record<string, string[]> = {
  Colombia: ['Huila', 'Nariño'],
  Ethiopia: ['Guji', 'Yirgacheffe'],
  Kenya: ['Kirinyaga', 'Nyeri'],
  Guatemala: ['Antigua'],
  Panama: ['Boquete'],
};

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Bags sold per month, by country. */
export const sales: Record<string, number[]> = {
  Colombia: [210, 232, 251, 240, 268, 291, 286, 274, 305, 331, 362, 398],
  Ethiopia: [164, 171, 195, 228, 246, 259, 248, 239, 262, 281, 312, 345],
  Kenya: [92, 110, 104, 131, 142, 160, 155, 149, 168, 190, 204, 221],
};

/** Days of June 2026 on which the van drives. */
export const deliveryDays = [2, 5, 9, 12, 16, 19, 23, 26, 30];
