import '../theme/lightSystem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlSettings } from '../../../src/client/layout/controlSettings';
import { mountSettings } from '../../../src/client/layout/mountSettings';
import { createPage } from '../createPage';

// The settings of the appearance have their own tests.
vi.mock(import('../../../src/client/layout/mountSettings'), { spy: true });

const page = createPage();
let settings: HTMLElement;
let isOpen = false;

const find = <Found extends HTMLElement>(selector: string) => settings.querySelector<Found>(selector)!;

function control(): void {
  const panel = find('[popover]');
  panel.matches = ((selector: string) => selector === ':popover-open' && isOpen) as typeof panel.matches;
  controlSettings(settings, page);
}

async function waitForSettings(times = 1): Promise<void> {
  await expect.poll(() => mountSettings).toHaveBeenCalledTimes(times);
}

beforeEach(() => {
  isOpen = false;
  vi.mocked(mountSettings)
    .mockReset()
    .mockImplementation(() => {});
  settings = document.createElement('div');
  settings.innerHTML = `<button></button><section popover="auto"><div class="settings-theme"></div>
    <nav><a href="/x/introduction/" hreflang="en" aria-current="true">English</a><a href="/zh/x/introduction/" hreflang="zh">中文</a></nav></section>`;
  document.body.replaceChildren(settings);
});

describe('the settings of the appearance', () => {
  it('are there in a panel that the user opened before the page came alive', async () => {
    isOpen = true;
    control();
    await waitForSettings();
  });

  it('are requested again when they were out of reach', async () => {
    vi.mocked(mountSettings).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    control();
    find('[popover]').dispatchEvent(new Event('beforetoggle'));
    await waitForSettings();
    const openAgain = () => {
      find('[popover]').dispatchEvent(new Event('beforetoggle'));
      return mountSettings;
    };
    await expect.poll(openAgain).toHaveBeenCalledTimes(2);
  });
});

describe('the links to the other languages', () => {
  const getHrefs = () =>
    [...settings.querySelectorAll('a')].map(({ href }) => href.slice(location.origin.length));

  function come(address: string, type = 'pointerover'): void {
    history.replaceState(null, '', address);
    find('a:last-child').dispatchEvent(new Event(type, { bubbles: true }));
  }

  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  it('lead to where the page is now', () => {
    control();
    come('/x/introduction/?q=rows#props');
    come('/x/introduction/');
    expect(getHrefs()).toEqual(['/x/introduction/', '/zh/x/introduction/']);
  });

  it('lead to the page only where an unknown address is shown', () => {
    control();
    come('/x/unknown/?q=rows#props');
    expect(getHrefs()).toEqual(['/x/introduction/', '/zh/x/introduction/']);
  });
});
