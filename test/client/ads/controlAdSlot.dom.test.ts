import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlAdSlot } from '../../../src/client/ads/controlAdSlot';
import { sendEvent } from '../../../src/client/analytics/gtag';
import { createAdConfig } from './createAdConfig';

// As the tests of the analytics do: files of one process share what the first of them replaces.
vi.mock(import('../../../src/client/analytics/gtag'), { spy: true });

let slot: HTMLElement;
let end: () => void;

/** Draws are asked for in this order: appeal, which ad, then the displays. */
function show(...[draws, config]: Parameters<typeof createAdConfig>) {
  slot = document.createElement('span');
  document.body.replaceChildren(slot);
  end = controlAdSlot(slot, createAdConfig(draws, config));
}

function goAway() {
  end();
  slot.remove();
}

const findScript = () => document.querySelector<HTMLScriptElement>('script');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.mocked(sendEvent).mockReset();
});

describe('controlAdSlot', () => {
  it('asks for no script when it goes away at once', () => {
    show([0, 0]);
    goAway();
    vi.advanceTimersByTime(60_000);
    expect(findScript()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([0, 0.1, 0.5])(
    'asks no third party off the docs domain and accuses nobody, whatever the draw: %s',
    (draw) => {
      show([draw, 0], { isDocsDomain: false });
      vi.advanceTimersByTime(60_000);
      expect(findScript()).toBeNull();
      expect(screen.getByRole<HTMLImageElement>('img').alt).toBe('scaffoldhub');
      expect(slot.textContent).not.toContain('adblock');
      expect(slot.dataset.gaEventLabel).toBe('in-house-body-top-image');
    },
  );

  it('reports a display after 2.5 s, when the draw is not above the ratio', () => {
    show([0, 0, 0.1]);
    vi.advanceTimersByTime(2499);
    expect(sendEvent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sendEvent).toHaveBeenCalledExactlyOnceWith('ad', {
      eventAction: 'display',
      eventLabel: 'carbon-body-top-image',
    });
  });

  it('does not report a display when the draw is above the ratio', () => {
    show([0, 0, 0.1001]);
    vi.advanceTimersByTime(2500);
    expect(sendEvent).not.toHaveBeenCalled();
  });

  it('reports a record at once, and the slot only when its label has lasted', () => {
    show([0.5, 0, 0.05, 1], { isDocsDomain: false, shape: 'inline' });
    expect(sendEvent).toHaveBeenCalledExactlyOnceWith('ad', {
      eventAction: 'display',
      eventLabel: 'in-house-scaffoldhub',
    });
    goAway();
    vi.advanceTimersByTime(2500);
    expect(sendEvent).toHaveBeenCalledOnce();
  });

  it('reports a crash once and shows nothing from then on', () => {
    const t = () => {
      throw new Error('broken');
    };
    show([0.5, 0], { t });
    vi.advanceTimersByTime(60_000);
    expect(slot.innerHTML).toBe('');
    expect(sendEvent).toHaveBeenCalledExactlyOnceWith('ad', {
      eventAction: 'crash',
      eventLabel: 'in-house-body-top-image',
    });
  });
});
