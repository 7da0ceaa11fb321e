import { submitForm } from './submitForm';
import type { Project } from './project';

const ACTION = 'https://stackblitz.com/run';

/** Opens a project in StackBlitz, which runs it in the browser. */
export function openStackBlitz({ title, description, mainFile, files }: Project): void {
  const fields = Object.entries(files).map(([file, text]) => [`project[files][${file}]`, text]);
  submitForm(`${ACTION}?file=${mainFile}`, {
    'project[title]': title,
    'project[description]': description,
    'project[template]': 'node',
    ...Object.fromEntries(fields),
  });
}
