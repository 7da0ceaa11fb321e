import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlFeedback } from '../../../src/client/layout/controlFeedback';
import type { PageContext } from '../../../src/client/providers/page/PageContext';
import { createIssueHref } from '../../../src/client/components/createIssueHref';

const FORM = createIssueHref({
  title: '[docs] Bars: ',
  facts: { Page: 'https://mui.com/x/react-charts/bars/' },
});

let place: HTMLElement;
const announce = vi.fn<(text: string) => void>();

beforeEach(() => {
  document.body.innerHTML = `<div class="page-feedback">
    <button data-ga-event-action="yes">Yes</button><button data-ga-event-action="no">No</button>
  </div><a class="report-link" href="${FORM.replaceAll('&', '&amp;')}">Report</a>`;
  place = document.querySelector('.page-feedback')!;
  controlFeedback(place, { t: (key: string) => key, announce } as unknown as PageContext);
});

afterEach(() => {
  vi.unstubAllGlobals();
  announce.mockReset();
  document.body.replaceChildren();
});

function answer(name: 'yes' | 'no', host: string): HTMLAnchorElement | null {
  vi.stubGlobal('location', { host });
  place.querySelector<HTMLElement>(`[data-ga-event-action="${name}"]`)!.click();
  return place.querySelector('a');
}

describe('controlFeedback', () => {
  it.each([
    ['yes', 'mui.com', undefined],
    ['no', 'mui.com', 'feedback.describe'],
    ['yes', 'docs.example.com', 'feedback.praise'],
    ['no', 'docs.example.com', 'feedback.describe'],
  ] as const)('thanks for %s on %s and then offers %s', (name, host, text) => {
    const link = answer(name, host);
    expect(place.textContent).toContain('feedback.thanks');
    expect(announce).toHaveBeenCalledWith('feedback.thanks');
    expect(place.querySelector('button')).toBeNull();
    expect(link?.textContent).toBe(text);
    expect(link?.href).toBe(text && new URL(FORM).href);
  });

  it('does nothing when the question is pressed', () => {
    place.click();
    expect(place.querySelectorAll('button')).toHaveLength(2);
    expect(announce).not.toHaveBeenCalled();
  });

  it('keeps the focus where the answer was', () => {
    place.querySelector('button')!.focus();
    answer('yes', 'mui.com');
    expect(document.activeElement?.textContent).toBe('feedback.thanks');
  });
});
