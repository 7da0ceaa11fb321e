export interface Employee {
  id: number;
  name: string;
  role: string;
  office: string;
  email: string;
  phone: string;
  salary: number;
}

export const employees: Employee[] = [
  {
    id: 1,
    name: 'Ana Santos',
    role: 'Accountant',
    office: 'Lisbon',
    email: 'ana@northwind.example',
    phone: '+351 21 555 0142',
    salary: 38400,
  },
  {
    id: 2,
    name: 'Jonas Olsen',
    role: 'Engineer',
    office: 'Oslo',
    email: 'jonas@northwind.example',
    phone: '+47 22 555 017',
    salary: 61200,
  },
  {
    id: 3,
    name: 'Sara Tanaka',
    role: 'Designer',
    office: 'Osaka',
    email: 'sara@northwind.example',
    phone: '+81 6 5550 0188',
    salary: 52800,
  },
  {
    id: 4,
    name: 'Tom Becker',
    role: 'Engineer',
    office: 'Berlin',
    email: 'tom@northwind.example',
    phone: '+49 30 5550 119',
    salary: 58600,
  },
];
