import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { compileApiTab } from '../../../../src/node/pages/api-pages/compileApiTab';
import { createRenderDoc } from '../../../../src/node/pages/api-pages/createRenderDoc';
import type { ApiComponent, ApiHook } from '../../../../src/node/api/types/apiPage';
import type { ApiTab } from '../../../../src/shared/page/docsTabs';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { createPage } from '../../site/createPage';

const PATHNAMES = new Set(['/x/api/charts/gauge']);

const GAUGE: ApiComponent = {
  kind: 'component',
  exportName: 'Gauge',
  name: 'Gauge',
  product: 'charts',
  pathname: '/x/api/charts/gauge',
  packageName: '@mui/x-charts',
  version: '8.0.0',
  imports: [{ specifier: '@mui/x-charts/Gauge', line: "import { Gauge } from '@mui/x-charts/Gauge';" }],
  sourceFile: 'Gauge/Gauge.mjs',
  description: 'A value on an arc.',
  props: [{ name: 'value', type: { text: 'number' }, isRequired: true, default: '0' }],
  inherited: [],
  slots: [{ name: 'label' }],
  classes: [{ key: 'root', className: 'MuiGauge-root' }],
};

const HOOK: ApiHook = {
  ...GAUGE,
  kind: 'hook',
  exportName: 'useGaugeState',
  name: 'useGaugeState',
  pathname: undefined,
  imports: [{ specifier: '@mui/x-charts', line: "import { useGaugeState } from '@mui/x-charts';" }],
  declaration: 'function useGaugeState(): GaugeState',
  signature: { params: [] },
  parameters: [{ name: 'value', type: { text: 'number' } }],
  returned: [
    { name: 'cx', type: { text: 'number' }, isRequired: true },
    { name: 'value', type: { text: 'number' } },
  ],
};

async function compile(tab: ApiTab, guide: Partial<CompiledPage> = {}) {
  const page = createPage({ pathname: '/x/react-charts', tabs: ['components-api', 'hooks-api'], ...guide });
  const symbols =
    tab === 'hooks-api'
      ? [HOOK]
      : [GAUGE, { ...GAUGE, name: 'Dial', exportName: 'Dial', pathname: undefined }];
  const site = { pathnames: PATHNAMES, renderDoc: await createRenderDoc(PATHNAMES) };
  const compiled = await compileApiTab(page, tab, symbols, site);
  const [block] = compiled.blocks;
  return { page: compiled, $: load(block?.kind === 'html' ? block.html : '', null, false) };
}

describe('compileApiTab', () => {
  it('has the head of its guide, at an address of its own', async () => {
    const { page } = await compile('components-api');
    expect(page).toMatchObject({
      pathname: '/x/react-charts/components-api',
      title: 'Rows',
      description: 'Rows and columns.',
      tab: 'components-api',
      tabs: ['components-api', 'hooks-api'],
    });
  });

  it('lists props, slots and classes of each component under ids of its own', async () => {
    const { page, $ } = await compile('components-api');
    const ids = $('.api-row')
      .map((_, row) => $(row).attr('id'))
      .get();
    expect(ids).toEqual([
      'gauge-prop-value',
      'gauge-slot-label',
      'gauge-css-root',
      'dial-prop-value',
      'dial-slot-label',
      'dial-css-root',
    ]);
    const all = $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(new Set(all).size).toBe(all.length);
    expect(page.toc.map(({ id, text }) => [id, text])).toEqual([
      ['gauge', 'Gauge'],
      ['dial', 'Dial'],
    ]);
  });

  it('links a component to its page when it has one', async () => {
    const { $ } = await compile('components-api');
    expect($('#gauge > a').attr('href')).toBe('/x/api/charts/gauge/');
    expect($('#dial > a:not(.heading-anchor)')).toHaveLength(0);
  });

  it('lists what a hook returns, which is nothing that a user has to give', async () => {
    const { $ } = await compile('hooks-api');
    expect($('#use-gauge-state-prop-cx').attr('data-required')).toBeUndefined();
    expect($('figure').text()).toContain('function useGaugeState(): GaugeState');
  });

  it('tells a parameter from what is returned under the same name', async () => {
    const { $ } = await compile('hooks-api');
    const links = $('.api-name > a').map((_, link) => $(link).attr('href'));
    expect(links.get()).toEqual([
      '#use-gauge-state-prop-value',
      '#use-gauge-state-prop-cx',
      '#use-gauge-state-returned-value',
    ]);
    expect($('#use-gauge-state-returned-value')).toHaveLength(1);
  });

  it('says that head and descriptions of an untranslated guide are English', async () => {
    const { page, $ } = await compile('components-api', { language: 'zh', contentLanguage: 'en' });
    expect(page).toMatchObject({ language: 'zh', contentLanguage: 'zh', titleLanguage: 'en' });
    expect($('.api-text').first().attr('lang')).toBe('en');
    expect($('#gauge > a').attr('href')).toBe('/zh/x/api/charts/gauge/');
  });

  it('leaves the language of a translated head alone', async () => {
    const { page } = await compile('components-api', { language: 'zh', contentLanguage: 'zh' });
    expect(page.titleLanguage).toBeUndefined();
  });
});
