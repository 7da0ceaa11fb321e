import { describe, expect, it } from 'vitest';
import { getStandalonePageHref, getSourceHref } from '../../../../src/client/demo/toolbar/demoLinks';
import { SOURCE_EDIT_URL } from '../../../../src/shared/paths/site';

describe('getSourceHref', () => {
  it('leads to the file of the demo', () => {
    const demo = { pageId: 'charts/bars', name: 'BarColors' };
    expect(getSourceHref(demo, { styling: 'system' })).toBe(
      `${SOURCE_EDIT_URL}/data/charts/bars/BarColors.tsx`,
    );
  });

  it('leads to the file of the styling', () => {
    const demo = { pageId: 'charts/bars', name: 'BarColors', stylings: ['tailwind' as const] };
    expect(getSourceHref(demo, { styling: 'tailwind' })).toBe(
      `${SOURCE_EDIT_URL}/data/charts/bars/BarColors/tailwind.tsx`,
    );
  });
});

describe('getStandalonePageHref', () => {
  it('names the page that has the demo', () => {
    history.replaceState(null, '', '/zh/x/react-charts/bars/?a#b');
    expect(getStandalonePageHref(document.createElement('section'), 'BarColors', 'css')).toBe(
      '/demos/?page=/zh/x/react-charts/bars/&demo=BarColors&styling=css',
    );
  });

  it('is the document of a demo in an iframe', () => {
    const section = document.createElement('section');
    section.innerHTML = '<div class="demo-window"><iframe src="/demos/pickers/Media/"></iframe></div>';
    expect(getStandalonePageHref(section, 'Media', 'system')).toBe('/demos/pickers/Media/');
  });
});
