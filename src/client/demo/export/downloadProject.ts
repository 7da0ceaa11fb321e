import { strToU8, zipSync } from 'fflate';
import { nameToSlug } from '../../../shared/paths/nameToSlug';
import { createElement } from '../../platform/createElement';
import type { Project } from './project';

/** How long the browser may take to begin a download, in ms. */
const PATIENCE = 60_000;

/** Saves a project as a zip with one folder. */
export function downloadProject({ title, files }: Project): void {
  const folder = nameToSlug(title);
  const contents = Object.entries(files).map(([file, text]) => [`${folder}/${file}`, strToU8(text)]);
  const zip = new Blob([zipSync(Object.fromEntries(contents))], { type: 'application/zip' });
  const href = URL.createObjectURL(zip);
  const link = createElement('a', { href, download: `${folder}.zip` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}
