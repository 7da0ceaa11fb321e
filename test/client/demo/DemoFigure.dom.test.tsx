import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DemoFigure } from '../../../src/client/demo/DemoFigure';
import { readJsonData } from '../../../src/client/platform/readJsonData';
import { SiteProviders } from '../../../src/client/providers/SiteProviders';
import { getDemoData } from '../../../src/client/demo/demoData';
import type { CompiledDemo } from '../../../src/shared/page/page';
import { readTranslations } from '../../../src/node/base/texts/readTexts';

const translations = readTranslations('interface');

const DEMO: CompiledDemo = {
  name: 'SortedRows',
  pageId: 'data-grid/sorting',
  title: 'Rows by price',
  height: 320,
  isCodeOpen: false,
  files: [
    { name: 'SortedRows.tsx', key: '1', html: 'export default' },
    { name: 'data.ts', key: '2', html: 'export const rows' },
  ],
  snapshot: { mode: 'replace', html: '<p>Lamp</p>' },
};

function createFigure(demo: Partial<CompiledDemo> = {}) {
  return (
    <SiteProviders language="en" translations={translations}>
      <DemoFigure demo={{ ...DEMO, ...demo }} />
    </SiteProviders>
  );
}

function show(demo?: Partial<CompiledDemo>) {
  return render(createFigure(demo));
}

function find<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector<Found>(selector)!;
}

afterEach(cleanup);

describe('DemoFigure', () => {
  it('shows the snapshot, in the room that it needs', () => {
    show();
    const stage = find('.demo-stage');
    expect(stage.innerHTML).toBe('<div class="demo-snapshot"><p>Lamp</p></div>');
    expect(stage.style.minHeight).toBe('320px');
  });

  it.each([
    [{}, 'demo'],
    [{ stylings: ['css' as const] }, 'demo demo-styled'],
    [{ dateLibraries: [] }, 'demo demo-dated'],
    [{ stylings: ['tailwind' as const], dateLibraries: ['luxon' as const] }, 'demo demo-styled demo-dated'],
  ])('says which choices its tools will have: %o', (demo, className) => {
    show(demo);
    expect(screen.getByRole('region').className).toBe(className);
  });

  it('shows its title, and is named by it', () => {
    show();
    expect(screen.getByRole('region', { name: 'Rows by price' })).toBe(find('.demo'));
    expect(find('.demo-title').textContent).toBe('Rows by price');
    cleanup();
    show({ title: undefined });
    expect(screen.getByRole('region', { name: 'Demo: SortedRows' })).toBe(find('.demo'));
    expect(find('.demo-title')).toBeNull();
  });

  it('shows its key lines below the closed code', () => {
    const html = '<b>a</b>\n  b\n    c\nd';
    show({ files: [{ name: 'SortedRows.tsx', key: '1', html, keyLines: [1, 3] }] });
    expect(find('.demo-source + .demo-key code').innerHTML).toBe('b\n  c');
    cleanup();
    show();
    expect(find('.demo-key')).toBeNull();
  });

  it('says below a demo of a paid plan why it shows a watermark, and links to licensing', () => {
    show({ plan: 'pro' });
    expect(find('.demo-license').textContent).toContain('without a license key');
    expect(find('.demo-license').textContent).toContain('Pro plan');
    expect(find<HTMLAnchorElement>('.demo-license a').pathname).toBe('/x/introduction/licensing/');
    cleanup();
    show();
    expect(find('.demo-license')).toBeNull();
  });

  it('says nothing about licenses in a build that has a key', async () => {
    vi.resetModules();
    vi.stubEnv('NEXT_PUBLIC_MUI_LICENSE', 'a key');
    const { DemoFigure: LicensedFigure } = await import('../../../src/client/demo/DemoFigure');
    render(<LicensedFigure demo={{ ...DEMO, plan: 'premium' }} />);
    expect(find('.demo-license')).toBeNull();
    vi.unstubAllEnvs();
  });

  it('says to its controller what the markup does not', () => {
    show();
    expect(readJsonData(find('.demo'))).toEqual(getDemoData(DEMO));
    expect(getDemoData(DEMO)).toEqual({
      name: 'SortedRows',
      pageId: 'data-grid/sorting',
      mode: 'replace',
      files: ['SortedRows.tsx', 'data.ts'],
    });
  });

  it.each([true, false])('opens its code as the page says: %s', (isCodeOpen) => {
    show({ isCodeOpen });
    expect(find<HTMLDetailsElement>('details').open).toBe(isCodeOpen);
  });

  it('shows no tabs for one file', () => {
    show({ files: DEMO.files.slice(0, 1) });
    expect(find('label')).toBeNull();
    expect(find('pre').textContent).toBe('export default');
  });
});
