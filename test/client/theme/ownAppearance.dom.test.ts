import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readOwnAppearance,
  subscribeToOwnAppearance,
  writeOwnAppearance,
} from '../../../src/client/theme/ownAppearance';

let stage: HTMLElement;

beforeEach(() => {
  stage = document.createElement('div');
});

describe('the own appearance of a demo', () => {
  it('is none at first', () => {
    expect(readOwnAppearance(stage)).toEqual({});
  });

  it.each([
    { direction: 'rtl' },
    { direction: 'ltr' },
    { dense: true },
    { dense: false },
    { direction: 'rtl', dense: true },
  ] as const)('is stored on the stage: %o', (own) => {
    writeOwnAppearance(stage, own);
    expect(readOwnAppearance(stage)).toEqual(own);
    expect(stage.dir).toBe('direction' in own ? own.direction : '');
    writeOwnAppearance(stage, {});
    expect(stage.getAttributeNames()).toEqual([]);
  });

  it('tells of each choice until nobody listens', async () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToOwnAppearance(stage, listener);
    writeOwnAppearance(stage, { direction: 'rtl' });
    await expect.poll(() => listener).toHaveBeenCalledOnce();
    stage.className = 'demo-stage';
    stop();
    writeOwnAppearance(stage, { dense: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(listener).toHaveBeenCalledOnce();
  });
});
