import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlMarkdownExport } from '../../../src/client/layout/controlMarkdownExport';
import { copyFile } from '../../../src/client/page/copyFile';
import { createPage } from '../createPage';

vi.mock(import('../../../src/client/page/copyFile'), { spy: true });

const assign = vi.fn<(href: string) => void>();
let page: ReturnType<typeof createPage>;
let button: HTMLButtonElement;

async function press(): Promise<void> {
  button.click();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign });
  assign.mockReset();
  vi.mocked(copyFile).mockReset().mockResolvedValue(true);
  page = createPage();
  const place = document.createElement('p');
  place.innerHTML = '<button><span>Copy</span></button><a href="/x/introduction.md">View</a>';
  button = place.querySelector('button')!;
  controlMarkdownExport(place, page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('controlMarkdownExport', () => {
  it('copies the file, and says so for 2000 ms', async () => {
    await press();
    expect(copyFile).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/x/introduction.md');
    expect(page.announce).toHaveBeenCalledExactlyOnceWith('copied');
    vi.advanceTimersByTime(1999);
    expect(button.dataset.copied).toBe('true');
    vi.advanceTimersByTime(1);
    expect(button.dataset.copied).toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
  });

  it('says so anew for each copy', async () => {
    await press();
    vi.advanceTimersByTime(1500);
    await press();
    vi.advanceTimersByTime(1500);
    expect(button.dataset.copied).toBe('true');
  });

  it('opens the file where there is no clipboard', async () => {
    vi.mocked(copyFile).mockResolvedValue(false);
    await press();
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/x/introduction.md');
    expect(button.dataset.copied).toBeUndefined();
    expect(page.announce).not.toHaveBeenCalled();
  });
});
