import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlReportLink } from '../../../src/client/layout/controlReportLink';
import { createIssueHref } from '../../../src/client/components/createIssueHref';
import { placeHeadings } from '../navigation/placeHeadings';

const PAGE = 'https://mui.com/x/react-charts/bars/';

let link: HTMLAnchorElement;

beforeEach(() => {
  placeHeadings({ stacking: 300, colors: 2000 }, 5000);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<nav class="toc"><a href="#stacking"></a><a href="#colors"></a></nav>',
  );
  link = document.createElement('a');
  link.href = createIssueHref({
    title: '[docs] Bars: ',
    facts: { Page: PAGE, Package: '@mui/x-charts@8.0.0' },
  });
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  vi.stubGlobal('innerHeight', 800);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** What the form says of the page once the link was followed. */
function follow(scrolled: number): string | undefined {
  vi.stubGlobal('scrollY', scrolled);
  link.click();
  const body = new URL(link.href).searchParams.get('body')!;
  return body.split('\n').find((line) => line.startsWith('Page: '));
}

describe('controlReportLink', () => {
  it('names the heading in the upper half of the view', () => {
    controlReportLink(link);
    expect(follow(0)).toBe(`Page: ${PAGE}#stacking`);
    expect(follow(1600)).toBe(`Page: ${PAGE}#colors`);
  });

  it('names the page where no heading was read', () => {
    document.querySelector('.toc')!.remove();
    controlReportLink(link);
    expect(follow(0)).toBe(`Page: ${PAGE}`);
  });
});
