import { describe, expect, it } from 'vitest';
import { createSnippetTemplate, fillSnippet } from '../../../src/client/palette-page/createSnippet';
import { describeColor } from '../../../src/client/palette-page/describeColor';

describe('fillSnippet', () => {
  it('writes a theme that can be pasted', () => {
    const primary = describeColor('primary', { main: '#1976d2' });
    const secondary = describeColor('secondary', { main: '#ffeb3b' });
    expect(fillSnippet(createSnippetTemplate(), { primary, secondary }))
      .toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: {
      light: 'rgb(71, 145, 219)',
      main: '#1976d2',
      dark: 'rgb(17, 82, 147)',
      contrastText: '#fff',
    },
    secondary: {
      light: 'rgb(255, 239, 98)',
      main: '#ffeb3b',
      dark: 'rgb(178, 164, 41)',
      contrastText: 'rgba(0, 0, 0, 0.87)',
    },
  },
});`);
  });
});
