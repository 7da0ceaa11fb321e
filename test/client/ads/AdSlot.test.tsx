// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdProvider, type AdConfig } from '../../../src/client/ads/AdProvider';
import { AdBoundary } from '../../../src/client/ads/AdBoundary';
import { AdDisplay } from '../../../src/client/ads/AdDisplay';
import { AdSlot } from '../../../src/client/ads/AdSlot';
import { sendEvent } from '../../../src/client/analytics/gtag';
import { BACKERS_HREF } from '../../../src/shared/thirdParties';

vi.mock(import('../../../src/client/analytics/gtag'), () => ({
  sendEvent: vi.fn<typeof sendEvent>(),
}));

/** A draw for each question, in order: appeal, which ad, then the displays. */
function createConfig(draws: number[], config: Partial<AdConfig> = {}): AdConfig {
  return {
    language: 'en',
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    shape: 'image',
    displayRatio: 0.1,
    random: () => draws.shift() ?? 1,
    isDocsDomain: true,
    userAgent: 'A browser',
    ...config,
  };
}

function show(config: AdConfig, content = <AdSlot />) {
  return render(<AdProvider value={config}>{content}</AdProvider>);
}

function pass(time: number) {
  act(() => vi.advanceTimersByTime(time));
}

const slot = () => document.querySelector<HTMLElement>('.ad-slot')!;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(sendEvent).mockReset();
  vi.restoreAllMocks();
});

describe('AdSlot', () => {
  it('adds the script on the next tick', () => {
    const { container } = show(createConfig([0, 0]));
    expect(container.querySelector('script')).toBeNull();
    pass(0);
    expect(container.querySelector<HTMLScriptElement>('#_carbonads_js')?.async).toBe(true);
    expect(slot().dataset.gaEventLabel).toBe('carbon-body-top-image');
  });

  it('asks for no script when it goes away at once', () => {
    const { unmount } = show(createConfig([0, 0]));
    unmount();
    pass(60_000);
    expect(document.querySelector('script')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the appeal or an in-house ad when blocked', () => {
    show(createConfig([0.1, 0]));
    pass(3000);
    expect(slot().textContent).toContain('adblock');
    expect(slot().dataset.gaEventLabel).toBe('in-house-adblock-body-top-image');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('emojiLove');
  });

  it('shows an in-house ad when the block is the filler', () => {
    const { container } = show(createConfig([0, 0.5]));
    container.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${BACKERS_HREF}">`);
    pass(500);
    expect(slot().dataset.gaEventLabel).toBe('in-house-carbon-body-top-image');
    expect(screen.getByRole<HTMLImageElement>('img').alt).toBe('themes');
  });

  it.each([0, 0.1, 0.5])(
    'asks no third party off the docs domain and accuses nobody, whatever the draw: %s',
    (draw) => {
      const { container } = show(createConfig([draw, 0], { isDocsDomain: false }));
      pass(60_000);
      expect(container.querySelector('script')).toBeNull();
      expect(screen.getByRole<HTMLImageElement>('img').alt).toBe('scaffoldhub');
      expect(slot().textContent).not.toContain('adblock');
      expect(slot().dataset.gaEventLabel).toBe('in-house-body-top-image');
    },
  );

  it('is an empty placeholder for bots', () => {
    show(createConfig([0, 0], { userAgent: 'Googlebot' }));
    pass(60_000);
    expect(slot().innerHTML).toBe('<span></span>');
    expect(slot().hasAttribute('data-ga-event-label')).toBe(false);
    expect(sendEvent).not.toHaveBeenCalled();
  });

  it('reports a display after 2.5 s, when the draw is not above the ratio', () => {
    show(createConfig([0, 0, 0.1]));
    pass(2499);
    expect(sendEvent).not.toHaveBeenCalled();
    pass(1);
    expect(sendEvent).toHaveBeenCalledExactlyOnceWith('ad', {
      eventAction: 'display',
      eventLabel: 'carbon-body-top-image',
    });
  });

  it('does not report a display when the draw is above the ratio', () => {
    show(createConfig([0, 0, 0.1001]));
    pass(2500);
    expect(sendEvent).not.toHaveBeenCalled();
  });

  it('reports a record at once, and the slot only when its label has lasted', () => {
    const { unmount } = show(createConfig([0.5, 0, 0.05, 1], { isDocsDomain: false, shape: 'inline' }));
    expect(sendEvent).toHaveBeenCalledExactlyOnceWith('ad', {
      eventAction: 'display',
      eventLabel: 'in-house-scaffoldhub',
    });
    unmount();
    pass(2500);
    expect(sendEvent).toHaveBeenCalledOnce();
  });

  it('throws without a provider, naming it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<AdSlot />)).toThrow('AdProvider');
  });
});

describe('AdBoundary', () => {
  it.each([
    ['carbon-body-top-image', 'carbon-body-top-image'],
    [null, 'null'],
  ])('reports a crash once and shows nothing: %s', (label, eventLabel) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Crash = () => {
      throw new Error('broken');
    };
    const content = (
      <AdBoundary label={label}>
        <Crash />
      </AdBoundary>
    );
    const { container, rerender } = show(createConfig([]), content);
    rerender(<AdProvider value={createConfig([])}>{content}</AdProvider>);
    expect(container.innerHTML).toBe('');
    expect(sendEvent).toHaveBeenCalledExactlyOnceWith('ad', { eventAction: 'crash', eventLabel });
  });
});

describe('AdDisplay', () => {
  const AD = {
    name: 'Acme <i>',
    link: 'https://a.example/',
    img: 'https://a.example/a.png',
    description: { bold: '<img src=x onerror=alert(1)>', text: ' - <script>alert(1)</script>' },
    poweredby: 'Carbon',
    label: 'carbon-demo-inline',
  };

  it('shows markup as text', () => {
    const { container } = show(createConfig([]), <AdDisplay ad={AD} shape="inline" />);
    expect(container.querySelector('img, script, i')).toBeNull();
    expect(container.textContent).toContain('<script>alert(1)</script>');
  });

  it('is one link with its click attributes, and an image', () => {
    const { container } = show(createConfig([]), <AdDisplay ad={AD} shape="image" />);
    const link = screen.getByRole<HTMLAnchorElement>('link');
    expect([link.target, link.rel, link.href]).toEqual(['_blank', 'noopener sponsored', AD.link]);
    expect({ ...link.dataset }).toEqual({
      gaEventCategory: 'ad',
      gaEventAction: 'click',
      gaEventLabel: AD.label,
    });
    const image = screen.getByRole<HTMLImageElement>('img');
    expect([image.alt, image.width, image.height]).toEqual([AD.name, 130, 100]);
    expect(container.textContent).toContain('adPublisher Carbon');
  });

  it('has a badge instead of an image in a line', () => {
    const { container } = show(createConfig([]), <AdDisplay ad={AD} shape="inline" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toMatch(/^ad\.badge.*ad\.getStarted/);
  });

  it('has no click attributes without a label', () => {
    show(createConfig([]), <AdDisplay ad={{ ...AD, label: undefined }} shape="image" />);
    expect({ ...screen.getByRole('link').dataset }).toEqual({});
  });
});
