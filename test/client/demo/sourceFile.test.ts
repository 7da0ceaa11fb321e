import { describe, expect, it } from 'vitest';
import { joinFiles } from '../../../src/client/demo/sourceFile';

describe('joinFiles', () => {
  it('is the text of a file alone', () => {
    expect(joinFiles([{ name: 'Rows.tsx', text: 'const rows = [];' }])).toBe('const rows = [];');
  });

  it('names each of several files', () => {
    const files = [
      { name: 'Rows.tsx', text: "import './rows.css';" },
      { name: 'rows.css', text: '.rows {}' },
    ];
    expect(joinFiles(files)).toBe("// Rows.tsx\nimport './rows.css';\n// rows.css\n.rows {}");
  });

  it('is empty without files', () => {
    expect(joinFiles([])).toBe('');
  });
});
