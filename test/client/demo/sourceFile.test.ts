import { describe, expect, it } from 'vitest';
import { joinFiles, replaceTexts } from '../../../src/client/demo/sourceFile';

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

describe('replaceTexts', () => {
  const files = [
    { name: 'Rows.js', typedName: 'Rows.tsx', text: 'own' },
    { name: 'rows.css', typedName: 'rows.css', text: '.rows {}' },
  ];

  it('takes what the user has edited, an empty file too', () => {
    const edited = [
      { name: 'rows.css', text: '' },
      { name: 'Rows.js', text: 'edited' },
    ];
    expect(replaceTexts(files, edited)).toEqual([
      { ...files[0], text: 'edited' },
      { ...files[1], text: '' },
    ]);
  });

  it('leaves what nobody has edited', () => {
    expect(replaceTexts(files, undefined)).toEqual(files);
    expect(replaceTexts(files, [])).toEqual(files);
  });
});
