import type { TranslationTable } from '../languages/translate';

/**
 * Where the sandbox of edited demos is: the document of its frame, what the editor has to know, and below `modules/` the
 * scripts, whose names hold a hash of what they contain. No page is below it, because the documents there have a content
 * security policy of their own.
 */
export const SANDBOX_ADDRESS = '/static/sandbox/';

/** Where the scripts are. A literal, which the offline bundle finds a place for. */
export const SANDBOX_MODULES = '/static/sandbox/modules/';

/** A script of the sandbox and what it requires, by names below `modules/`. */
export type SandboxFiles = Record<string, readonly string[]>;

/** What the editor has to know of the build. */
export interface SandboxManifest {
  /** The texts of the editor, by language; each table is complete. */
  texts: Record<string, TranslationTable>;
  /** The style sheet of the editor. */
  styles: string;
  /** The script of the worker that compiles. */
  compiler: string;
  /** The script that runs demos in the frame. */
  runtime: string;
  /** The texts of the packages, by language: the name of a script. */
  languagePacks: Record<string, string>;
  /** What code may import: the script that has it, by specifier: `@mui/material/Box`. */
  specifiers: Record<string, string>;
  /** Every script that runs in the frame, with those that it requires at once. */
  files: SandboxFiles;
}

/** Relative to `SANDBOX_ADDRESS`. */
export const SANDBOX_MANIFEST = 'editor.json';
