import type { TextFile } from './project/projectSource';

/** A file of the source that a demo shows. */
export interface SourceFile extends TextFile {
  /** Its name in TypeScript: `BarColors.tsx` of `BarColors.js`. */
  typedName: string;
}

/** Puts the texts that the user has edited in the place of the demo's own. */
export function replaceTexts(
  files: readonly SourceFile[],
  edited: readonly TextFile[] | undefined,
): SourceFile[] {
  return files.map((file) => ({
    ...file,
    text: edited?.find(({ name }) => name === file.name)?.text ?? file.text,
  }));
}

/** What is copied of a demo: it cannot run without the files that it imports. */
export function joinFiles(files: readonly TextFile[]): string {
  const [first] = files;
  if (files.length === 1 && first) {
    return first.text;
  }
  return files.map(({ name, text }) => `// ${name}\n${text}`).join('\n');
}
