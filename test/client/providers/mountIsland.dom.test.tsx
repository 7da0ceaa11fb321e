import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../theme/lightSystem';
import { Link } from '../../../src/client/components/Link';
import { useLanguage } from '../../../src/client/providers/language/LanguageProvider';
import { mountIsland, type Island } from '../../../src/client/providers/mountIsland';
import { useThemeDispatch } from '../../../src/client/theme/useTheme';
import { createPage } from '../createPage';

const page = createPage({ language: 'zh', translations: { en: {}, zh: { search: '搜索' } } });
const onEnd = vi.fn<() => void>();

function Part({ count }: { count: number }) {
  const { t } = useLanguage();
  const dispatch = useThemeDispatch();
  useEffect(() => onEnd, []);
  return (
    <p>
      {t('search')} {count} <Link href="/x/">Start</Link>
      <button onClick={() => dispatch({ type: 'RESET_DENSITY' })}>Reset</button>
    </p>
  );
}

let place: HTMLElement;
let island: Island;

beforeEach(() => {
  onEnd.mockReset();
  place = document.createElement('div');
  place.innerHTML = '<p>As the build wrote it</p>';
  document.body.append(place);
  island = mountIsland(place, page);
});

afterEach(async () => {
  island.unmount();
  await expect.poll(() => place.innerHTML).toBe('');
  place.remove();
});

describe('mountIsland', () => {
  it('renders a part of the page in the place of what was there, inside the providers of the site', async () => {
    island.render(<Part count={1} />);
    await expect.poll(() => place.textContent).toBe('搜索 1 StartReset');
    expect(place.querySelector('a')!.getAttribute('href')).toBe('/zh/x/');
    const onError = vi.fn<() => void>();
    addEventListener('error', onError, { once: true });
    place.querySelector('button')!.click();
    removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });

  it('renders again without beginning anew', async () => {
    island.render(<Part count={1} />);
    await expect.poll(() => place.textContent).toContain('1');
    const first = place.firstElementChild;
    island.render(<Part count={2} />);
    await expect.poll(() => place.textContent).toContain('2');
    expect(place.firstElementChild).toBe(first);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('ends', async () => {
    island.render(<Part count={1} />);
    await expect.poll(() => place.textContent).toContain('1');
    island.unmount();
    await expect.poll(() => onEnd).toHaveBeenCalledOnce();
    expect(place.innerHTML).toBe('');
  });

  it('can be ended by what it renders: React refuses that while another root renders', async () => {
    const printError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const End = () => {
      useEffect(() => island.unmount(), []);
      return 'End';
    };
    island.render(<End />);
    await expect.poll(() => place.innerHTML).toBe('');
    expect(printError).not.toHaveBeenCalled();
    printError.mockRestore();
  });
});
