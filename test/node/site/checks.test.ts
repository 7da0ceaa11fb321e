import { expect, it } from 'vitest';
import { CHECKS } from '../../../src/node/site/checks';

it('each check has a name of its own, by which its figures are recorded', () => {
  const names = CHECKS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it('what runs in the background needs no compiled page, which the server compiles itself', () => {
  const processes = CHECKS.filter(({ inBackground }) => inBackground).map((check) => check.process);
  expect(processes).not.toContain('pages');
  expect(processes).not.toContain('written');
});
