import { describe, expect, it } from 'vitest';
import { compileDemoApi } from '../../../../src/node/pages/markdown/compileDemoApi';

const REFERENCES = [
  { name: 'DataGrid', pathname: '/x/api/data-grid/data-grid' },
  { name: 'rows', pathname: '/x/api/data-grid/data-grid#data-grid-prop-rows' },
];

describe('compileDemoApi', () => {
  it('links pages and rows', () => {
    expect(compileDemoApi(REFERENCES, 'en')?.html).toBe(
      'API: <code><a href="/x/api/data-grid/data-grid/">DataGrid</a> · ' +
        '<a href="/x/api/data-grid/data-grid/#data-grid-prop-rows">rows</a></code>',
    );
  });

  it('stays in the user’s language', () => {
    expect(compileDemoApi(REFERENCES.slice(0, 1), 'zh')?.html).toBe(
      'API： <code><a href="/zh/x/api/data-grid/data-grid/">DataGrid</a></code>',
    );
  });

  it('renders nothing for a demo that uses nothing', () => {
    expect(compileDemoApi([], 'en')).toBeUndefined();
  });
});
