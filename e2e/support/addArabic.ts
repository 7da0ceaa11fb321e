import fs from 'node:fs';
import path from 'node:path';
import type { ProjectCopy } from './copyProject';

const TEXTS = path.join(import.meta.dirname, '../fixtures/arabic');

/** The record that a language is. */
const RECORD =
  "  { id: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar', packageLocales: ['arEG', 'arSD'] },\n";

/** Adds Arabic to a copy of the project as somebody who adds a language does: a record, and texts of the interface. */
export function addArabic({ directory, write }: ProjectCopy): void {
  const list = fs.readFileSync(path.join(directory, 'data/languages.ts'), 'utf8');
  write('data/languages.ts', list.replace('\n] as const', `\n${RECORD}] as const`));
  for (const name of fs.readdirSync(TEXTS)) {
    write(`translations/${name}`, fs.readFileSync(path.join(TEXTS, name), 'utf8'));
  }
}
