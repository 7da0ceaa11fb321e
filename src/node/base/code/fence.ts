import type { CodeLanguage } from './codeLanguages';
import type { OlderMajor } from '../packages/olderMajors';

/** Code in a page, as its writer left it. */
export interface Fence {
  /** The markdown file, relative to the project. */
  file: string;
  /** The line of the file on which the code begins. */
  firstLine: number;
  /** `install` is the directive that names packages. */
  language: CodeLanguage | 'install';
  code: string;
  title?: string;
  check?: OlderMajor | 'off';
  reason?: string;
  /** As in the fence's meta string. */
  dateLibrary?: 'dayjs';
  page: FencePage;
}

/** What fences of one page have in common. */
export interface FencePage {
  /** Absolute path of the page's folder, with its demos. */
  directory: string;
  /** The packages that the page names in its front matter. */
  packages: string[];
  fences: Fence[];
}

/** What is wrong with a fence. */
export interface Finding {
  /** Line of the code, counted from 0, those above the cut included. */
  line: number;
  /** What is wrong and what to write instead. */
  message: string;
  /** What the code uses, where a page may have it on purpose. */
  name?: string;
}

const COMPILED: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

/** True for what the compiler checks: its languages, and what a change to a module of them leads to. */
export function isCompiled({ language, title }: Fence): boolean {
  return COMPILED.includes(language) || (language === 'diff' && (!title || isModuleName(title)));
}

/** True for the name of a file that holds code. */
export function isModuleName(name: string): boolean {
  return /\.[jt]sx?$/.test(name);
}
