export interface Employee {
  id: number;
  /** Names from the top of the company down to the employee. */
  path: string[];
  title: string;
  city: string;
}

export const employees: Employee[] = [
  { id: 1, path: ['Sarah Lind'], title: 'CEO', city: 'Oslo' },
  { id: 2, path: ['Sarah Lind', 'Tomás Vega'], title: 'CTO', city: 'Madrid' },
  { id: 3, path: ['Sarah Lind', 'Tomás Vega', 'Mia Tan'], title: 'Engineer', city: 'Oslo' },
  { id: 4, path: ['Sarah Lind', 'Tomás Vega', 'Ana Ruiz'], title: 'Designer', city: 'Madrid' },
  { id: 5, path: ['Sarah Lind', 'Ruth Adler'], title: 'CFO', city: 'Oslo' },
  { id: 6, path: ['Jon Hale'], title: 'Auditor', city: 'Bergen' },
];
