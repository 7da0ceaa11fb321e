import { describe, expect, it } from 'vitest';
import { nameVariables } from '../../../../src/node/demos/render/nameVariables';

function createGrid(id: number, color: string) {
  const name = `MuiDataGridVariables-${id}`;
  return {
    html: `<div class="MuiDataGrid-root ${name}"></div>`,
    styles: { [name]: `.${name}{--color:${color}}`, 'css-1': '.css-1{color:red}' },
  };
}

describe('nameVariables', () => {
  it('gives equal rules one name, whatever the grid called them', () => {
    expect(nameVariables(createGrid(12, 'blue'))).toEqual(nameVariables(createGrid(345, 'blue')));
    expect(nameVariables(createGrid(12, 'blue'))).not.toEqual(nameVariables(createGrid(12, 'red')));
  });

  it('uses the name in the markup and in the rule, and leaves other rules as they are', () => {
    const { html, styles } = nameVariables(createGrid(12, 'blue'));
    const [, name] = /root ([\w-]+)/.exec(html)!;
    expect(styles).toEqual({ [name!]: `.${name}{--color:blue}`, 'css-1': '.css-1{color:red}' });
  });
});
