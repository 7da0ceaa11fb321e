import { FakeServer } from '../../server/FakeServer';
import type { Part } from './data';

const rows: Part[] = [
  { id: 1, name: 'Ball valve', material: 'brass', stock: 42 },
  { id: 2, name: 'Check valve', material: 'steel', stock: 7 },
  { id: 3, name: 'Elbow joint', material: 'plastic', stock: 180 },
  { id: 4, name: 'Hose clamp', material: 'steel', stock: 260 },
  { id: 5, name: 'Pipe cutter', material: 'steel', stock: 3 },
  { id: 6, name: 'Gate valve', material: 'brass', stock: 15 },
];

/** Starts a server with six parts. A condition with a value of one character takes longer. */
export function createPartServer(report?: (request: string) => void): FakeServer<Part> {
  return new FakeServer({
    rows,
    report,
    getLatency: (address) => (/=.(&|$)/.test(address) ? 1200 : 300),
  });
}
