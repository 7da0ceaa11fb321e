import '../theme/lightSystem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../../src/client/analytics/startAnalytics';
import { loadIconFont } from '../../../src/client/layout/loadIconFont';
import { startWorker } from '../../../src/client/service-worker/startWorker';
import { startServices } from '../../../src/client/start/startServices';

// Each has its own tests.
vi.mock(import('../../../src/client/analytics/startAnalytics'), { spy: true });
vi.mock(import('../../../src/client/layout/loadIconFont'), { spy: true });
vi.mock(import('../../../src/client/service-worker/startWorker'), { spy: true });

beforeEach(() => {
  vi.mocked(startAnalytics)
    .mockReset()
    .mockImplementation(() => {});
  vi.mocked(loadIconFont)
    .mockReset()
    .mockImplementation(() => {});
  vi.mocked(startWorker).mockReset().mockResolvedValue();
});

describe('startServices', () => {
  it('starts what runs on the docs domain, each once', () => {
    startServices();
    for (const service of [startAnalytics, loadIconFont, startWorker]) {
      expect(service).toHaveBeenCalledOnce();
    }
  });

  it('lets the worker keep the settings, which the page loads on request', async () => {
    startServices();
    const [loadLater] = vi.mocked(startWorker).mock.lastCall!;
    expect(await loadLater()).toBe(await import('../../../src/client/layout/mountSettings'));
  });
});
