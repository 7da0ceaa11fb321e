import { describe, expect, it, vi } from 'vitest';
import { whenRestored } from '../../../src/client/platform/whenRestored';
import { restorePage } from './restorePage';

describe('whenRestored', () => {
  it('calls back each time the browser shows the page again', () => {
    const onRestored = vi.fn<() => void>();
    whenRestored(onRestored);
    restorePage();
    restorePage();
    expect(onRestored).toHaveBeenCalledTimes(2);
  });

  it('does not call back when the page is loaded', () => {
    const onRestored = vi.fn<() => void>();
    whenRestored(onRestored);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(onRestored).not.toHaveBeenCalled();
  });
});
