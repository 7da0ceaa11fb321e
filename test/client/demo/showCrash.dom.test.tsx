import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountDemoCrash } from '../../../src/client/demo/mountDemoCrash';
import { showCrash } from '../../../src/client/demo/showCrash';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createTextLookup } from '../../../src/shared/languages/translate';
import { createPage } from '../createPage';

vi.mock(import('../../../src/client/demo/mountDemoCrash'), { spy: true });

const translations = readTranslations('interface');
const t = createTextLookup(translations, 'en');
let stage: HTMLElement;
let hide: () => void;

function show(error: Error = new TypeError('rows is undefined')): void {
  hide = showCrash({
    stage,
    demo: { name: 'SortedRows', pageId: 'data-grid/sorting', mode: 'hydrate', files: [] },
    error,
    page: createPage({ translations, t }),
    onRetry: () => {},
  });
}

/** Lets the module that tells of the crash arrive, and render. */
async function findAlert(): Promise<HTMLElement> {
  await expect.poll(() => screen.queryByRole('alert')).not.toBeNull();
  return screen.getByRole('alert');
}

beforeEach(() => {
  vi.mocked(mountDemoCrash).mockClear();
  document.body.innerHTML = '<section class="demo"><div class="demo-stage"></div><p>Code</p></section>';
  stage = document.querySelector('.demo-stage')!;
});

afterEach(async () => {
  hide();
  await act(async () => undefined);
  document.body.replaceChildren();
});

describe('showCrash', () => {
  it('shows nothing when the demo started again before it could be told', async () => {
    show();
    hide();
    // One that is shown later is there: the first would have been before it.
    show();
    await findAlert();
    expect(mountDemoCrash).toHaveBeenCalledOnce();
  });

  it('says it in plain text when nothing more can be loaded', async () => {
    vi.mocked(mountDemoCrash).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    show(new Error('<b>no rows</b>'));
    const alert = await findAlert();
    expect(alert.textContent).toBe('Error: <b>no rows</b>');
    expect(alert.className).toBe('demo-crash');
  });
});
