import type { CodeVariant, Styling } from '../../../shared/demo/codePreferences';

/** A file of a demo, or of the project that is made of it. */
export interface TextFile {
  name: string;
  text: string;
}

/** The source of a demo, as the user has chosen it. */
export interface ProjectSource {
  /** `BarColors` */
  name: string;
  /** The address of the demo. */
  href: string;
  variant: CodeVariant;
  styling: Styling;
  /** The demo first; all of them are in one folder. */
  files: readonly TextFile[];
}

const SCRIPT = /\.tsx?$/;

/**
 * The name of a file in a project. JavaScript is shown as `.js`, and Vite reads JSX in files that say so only.
 *
 * @param typedName of the same file in TypeScript: `'BarColors.tsx' -> 'BarColors.jsx'`, `'data.ts' -> 'data.js'`
 */
export function getProjectFileName(typedName: string, variant: CodeVariant): string {
  if (variant === 'TS' || !SCRIPT.test(typedName)) {
    return typedName;
  }
  return typedName.replace(/\.ts(x?)$/, '.js$1');
}
