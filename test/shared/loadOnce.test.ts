import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from '../../src/shared/loadOnce';

describe('loadOnce', () => {
  it('loads what a key stands for once, for all who ask', async () => {
    const known = new Map<string, Promise<string>>();
    const load = vi.fn<() => Promise<string>>(async () => 'rows');
    const both = await Promise.all([loadOnce(known, 'a', load), loadOnce(known, 'a', load)]);
    expect(both).toEqual(['rows', 'rows']);
    await loadOnce(known, 'b', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again after a failure', async () => {
    const known = new Map<string, Promise<string>>();
    const fail = () => Promise.reject(new Error('no network'));
    await expect(loadOnce(known, 'a', fail)).rejects.toThrow('no network');
    await expect(loadOnce(known, 'a', async () => 'rows')).resolves.toBe('rows');
  });
});
