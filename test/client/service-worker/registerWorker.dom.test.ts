import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from '../../../src/client/service-worker/registerWorker';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: unknown) => void>();

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

const reload = vi.fn<() => void>();
let registration: FakeRegistration;

function register(controller: FakeWorker | null = new FakeWorker()) {
  const container = { controller, register: async () => registration } as unknown as ServiceWorkerContainer;
  return registerWorker({ scope: '/x/', container, reload });
}

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
});

describe('registerWorker', () => {
  it('does nothing on a first visit', async () => {
    registration.waiting = new FakeWorker();
    await register(null);
    expect(registration.waiting.postMessage).not.toHaveBeenCalled();
  });

  it('tells a waiting worker to take over, and stops', async () => {
    registration.waiting = new FakeWorker();
    registration.installing = new FakeWorker();
    await register();
    expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith('skipWaiting');
    registration.installing.become('activated');
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['now', 'later'])('follows a worker that installs %s', async (when) => {
    const worker = new FakeWorker();
    registration.installing = when === 'now' ? worker : null;
    await register();
    if (when === 'later') {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
    }
    registration.waiting = worker;
    worker.become('installed');
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('skipWaiting');
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    worker.become('activated');
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
    hasFocus.mockReturnValue(true);
    vi.advanceTimersByTime(99);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('runs one loop, however many workers come', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    registration.installing = new FakeWorker();
    await register();
    registration.installing.become('activated');
    registration.installing.become('activated');
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
