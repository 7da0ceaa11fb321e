import { describe, expect, it } from 'vitest';
import { renderMarks } from '../../../../src/node/base/navigation/renderMarks';
import type { NavigationEntry } from '../../../../src/shared/navigation/navigation';
import { MENU_LABELS } from './fixtures/menuLabels';

function render(entry: Partial<NavigationEntry>): Element[] {
  const root = document.createElement('div');
  root.innerHTML = renderMarks({ pathname: '/x/a', ...entry }, MENU_LABELS);
  return [...root.children];
}

describe('renderMarks', () => {
  it.each([
    ['pro', 'Pro', 'Pro plan'],
    ['premium', 'Premium', 'Premium plan'],
  ] as const)('names the plan %s, which can be read without its title', (plan, name, title) => {
    const [mark, ...others] = render({ plan });
    expect(mark!.matches(`span.plan-${plan}`)).toBe(true);
    expect(mark!.textContent).toBe(name);
    expect(mark!.getAttribute('title')).toBe(title);
    expect(others).toEqual([]);
  });

  it.each([
    [{ newFeature: true }, 'New'],
    [{ planned: true }, 'Planned'],
    [{ unstable: true }, 'Preview'],
  ])('%o is the chip %s', (entry, text) => {
    expect(render(entry).map((mark) => [mark.className, mark.textContent])).toEqual([['menu-chip', text]]);
  });

  it('renders the plan first, then New, Planned and Preview', () => {
    const marks = render({ unstable: true, planned: true, newFeature: true, plan: 'premium' });
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Premium', 'New', 'Planned', 'Preview']);
  });

  it('parts the marks from the title and from each other by a space', () => {
    const html = renderMarks({ pathname: '/x/a', newFeature: true, unstable: true }, MENU_LABELS);
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(' New Preview');
  });

  it('renders nothing for a free feature without marks', () => {
    expect(render({ newFeature: false })).toEqual([]);
  });
});
