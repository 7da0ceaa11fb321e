import type { VisitTheme } from '../../theme/visitTheme';
import type { CompiledModule, ModuleImport } from '../compile/compiledCode';

/** What demos in the frame look like. */
export interface FrameAppearance extends VisitTheme {
  paletteColors: Record<string, Record<string, string>>;
  scheme: 'light' | 'dark';
  language: string;
  /** The script with the texts of the packages; absent for English. */
  pack?: string;
}

/** A demo to run. */
export interface RunRequest {
  id: number;
  /** The demo first. */
  modules: CompiledModule[];
  styles: string[];
  /** The imports of files that the demo does not have, to check before it runs. */
  imports: ModuleImport[];
  /** Which script has a package: names of scripts by specifier. */
  specifiers: Record<string, string>;
}

/** From the page to the frame. */
export type ToFrame =
  | { type: 'load'; scripts: { name: string; code: string }[]; runtime?: string }
  | { type: 'appearance'; appearance: FrameAppearance }
  | { type: 'run'; request: RunRequest }
  | { type: 'ping'; id: number };

/** Why code does not run. */
export type FrameFaultKind =
  | 'syntax'
  /** A name that a package does not export. */
  | 'export'
  /** A file that the demo does not have. */
  | 'file'
  /** The file of the demo has no component as its default export. */
  | 'component'
  | 'loop'
  /** Thrown before or while the demo is rendered. */
  | 'render'
  /** Thrown later: in an event handler, a timer. */
  | 'later'
  | 'rejection';

export interface FrameFault {
  kind: FrameFaultKind;
  message: string;
  file?: string;
  /** From 1. */
  line?: number;
}

/** Heights in px. */
export interface FrameSize {
  /** The height of the demo with its padding. */
  content: number;
  /** The height with what opens over it, such as a menu. */
  full: number;
}

/** From the frame to the page. The code in the frame can forge all of it. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'pong'; id: number }
  /** It has evaluated the packages of a demo, and begins to run it. */
  | { type: 'started'; id: number }
  | { type: 'rendered'; id: number }
  | { type: 'fault'; id: number; fault: FrameFault }
  | ({ type: 'size' } & FrameSize);
