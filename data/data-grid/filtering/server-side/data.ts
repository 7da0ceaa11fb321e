export interface Part {
  id: number;
  name: string;
  material: 'brass' | 'plastic' | 'steel';
  stock: number;
}
