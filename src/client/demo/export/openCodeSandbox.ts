import { compressToBase64 } from 'lz-string';
import { submitForm } from './submitForm';
import type { Project } from './project';

/** Projects with tools of their own run on a server. */
const ACTION = 'https://codesandbox.io/api/v1/sandboxes/define?environment=server';

/** Base64 as CodeSandbox reads it: for addresses, without padding. */
function compress(text: string): string {
  return compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Opens a project in CodeSandbox. */
export function openCodeSandbox({ mainFile, files }: Project): void {
  const contents = Object.entries(files).map(([file, content]) => [file, { content }]);
  submitForm(ACTION, {
    parameters: compress(JSON.stringify({ files: Object.fromEntries(contents) })),
    query: `file=/${mainFile}`,
  });
}
