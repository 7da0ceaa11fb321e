import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlBackToTop } from '../../../src/client/layout/controlBackToTop';
import { trackListeners } from '../trackListeners';

const goTo = vi.fn<typeof scrollTo>();
let leavePage: () => void;
let button: HTMLButtonElement;

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  leavePage = trackListeners();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollTo', goTo);
  document.body.innerHTML = '<main id="main-content" tabindex="-1"></main>';
  const content = document.querySelector('main')!;
  controlBackToTop(content, { t: (key) => key });
  button = content.nextElementSibling as HTMLButtonElement;
});

afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
});

describe('controlBackToTop', () => {
  it('shows the button far below the title only', () => {
    expect(button.hasAttribute('data-shown')).toBe(false);
    scroll(1601);
    expect(button.hasAttribute('data-shown')).toBe(true);
    scroll(1600);
    expect(button.hasAttribute('data-shown')).toBe(false);
  });

  it('leads screen and focus to the content', () => {
    scroll(5000);
    button.click();
    expect(goTo).toHaveBeenCalledWith({ top: 0 });
    expect(document.activeElement?.id).toBe('main-content');
  });
});
