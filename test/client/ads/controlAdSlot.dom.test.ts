import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlAdSlot } from '../../../src/client/ads/controlAdSlot';
import { sendEvent } from '../../../src/client/analytics/gtag';
import { BACKERS_HREF } from '../../../src/shared/paths/thirdParties';
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
  it('adds the script on the next tick', () => {
    show([0, 0]);
    expect(findScript()).toBeNull();
    vi.advanceTimersByTime(0);
    expect(findScript()?.async).toBe(true);
    expect(findScript()?.id).toBe('_carbonads_js');
    expect(slot.dataset.gaEventLabel).toBe('carbon-body-top-image');
  });

  it('asks for no script when it goes away at once', () => {
    show([0, 0]);
    goAway();
    vi.advanceTimersByTime(60_000);
    expect(findScript()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the appeal or an in-house ad when blocked', () => {
    show([0.1, 0]);
    vi.advanceTimersByTime(3000);
    expect(slot.textContent).toContain('adblock');
    expect(slot.dataset.gaEventLabel).toBe('in-house-adblock-body-top-image');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('emojiLove');
    expect(findScript()).toBeNull();
  });

  it('shows an in-house ad when the block is the filler', () => {
    show([0, 0.5]);
    slot.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${BACKERS_HREF}">`);
    vi.advanceTimersByTime(500);
    expect(slot.dataset.gaEventLabel).toBe('in-house-carbon-body-top-image');
    expect(screen.getByRole<HTMLImageElement>('img').alt).toBe('themes');
  });

  it('keeps what the script rendered when it is no filler', () => {
    show([0, 0]);
    vi.advanceTimersByTime(0);
    slot.firstElementChild!.insertAdjacentHTML(
      'beforeend',
      '<div id="carbonads"><a href="https://a.example/">',
    );
    vi.advanceTimersByTime(60_000);
    expect(slot.querySelector('#carbonads')).not.toBeNull();
    expect(findScript()).not.toBeNull();
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

  it('is an empty placeholder for bots', () => {
    show([0, 0], { userAgent: 'Googlebot' });
    vi.advanceTimersByTime(60_000);
    expect(slot.innerHTML).toBe('<span></span>');
    expect(slot.hasAttribute('data-ga-event-label')).toBe(false);
    expect(sendEvent).not.toHaveBeenCalled();
  });

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
