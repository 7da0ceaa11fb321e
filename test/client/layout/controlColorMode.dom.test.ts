import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlColorMode } from '../../../src/client/layout/controlColorMode';
import { getColorMode } from '../../../src/client/theme/colorMode';

const announce = vi.fn<(text: string) => void>();
let button: HTMLButtonElement;

beforeEach(() => {
  localStorage.clear();
  announce.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  button = document.createElement('button');
  document.body.replaceChildren(button);
  controlColorMode(button, { t: (key) => key, announce });
});

afterEach(() => vi.unstubAllGlobals());

describe('controlColorMode', () => {
  it('leaves the mode of the system for the other one, and comes back', () => {
    button.click();
    expect(getColorMode()).toBe('light');
    expect(document.body.className).toBe('mode-light');
    expect(announce).toHaveBeenLastCalledWith('colorModes.light');
    button.click();
    expect(getColorMode()).toBe('dark');
    expect(announce).toHaveBeenLastCalledWith('colorModes.dark');
  });

  it('names the chosen mode to the analytics before their listener reads it', () => {
    const actions: (string | undefined)[] = [];
    document.addEventListener('click', () => actions.push(button.dataset.gaEventAction), { once: true });
    button.click();
    expect(actions).toEqual(['light']);
  });
});
