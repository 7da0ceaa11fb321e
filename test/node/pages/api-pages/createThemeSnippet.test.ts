import { describe, expect, it } from 'vitest';
import { createThemeSnippet } from '../../../../src/node/pages/api-pages/createThemeSnippet';
import { createApiComponent } from './createApiPage';

const GRID = createApiComponent({
  themeName: 'MuiDataGrid',
  hasThemeProps: true,
  props: [
    { name: 'old', type: { text: 'boolean' }, deprecation: '' },
    { name: 'needed', type: { text: 'boolean' }, isRequired: true },
    { name: 'autoHeight', type: { text: 'boolean' } },
  ],
  classes: [{ key: 'root', className: 'MuiDataGrid-root' }],
});

describe('createThemeSnippet', () => {
  it('uses a prop and a class that the component has, and the types of its package', () => {
    expect(createThemeSnippet(GRID)).toBe(
      [
        "import { createTheme } from '@mui/material/styles';",
        "import type {} from '@mui/x-data-grid-pro/themeAugmentation';",
        '',
        'const theme = createTheme({',
        '  components: {',
        '    MuiDataGrid: {',
        '      defaultProps: { autoHeight: true },',
        '      styleOverrides: { root: { borderRadius: 12 } },',
        '    },',
        '  },',
        '});',
      ].join('\n'),
    );
  });

  it('gives no default props to a component that takes none from the theme', () => {
    expect(createThemeSnippet({ ...GRID, hasThemeProps: false })).not.toContain('defaultProps');
  });

  it('imports no types from a package that has none to import', () => {
    const snippet = createThemeSnippet({ ...GRID, packageName: '@mui/x-charts-premium' });
    expect(snippet).not.toContain('themeAugmentation');
  });

  it('is left out when there is nothing to show', () => {
    expect(createThemeSnippet({ ...GRID, props: [], classes: [] })).toBeUndefined();
    expect(createThemeSnippet({ ...GRID, themeName: undefined })).toBeUndefined();
  });
});
