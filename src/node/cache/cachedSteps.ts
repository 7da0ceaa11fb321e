/** A step of the build whose products are cached: all that they depend on besides the inputs of each product. */
export interface CachedStep {
  /**
   * The modules that make the product, relative to the code; a name that ends with `/` stands for all modules below
   * that folder. Everything they import is an input, the installed versions of the packages among it and the
   * environment variables that the code names. Processes and workers have entries of their own: no import leads
   * to them.
   */
  entry: readonly string[];
  /** What the code reads at run time instead of importing it: files of the project; folders end with `/`. */
  files?: readonly string[];
  /** Packages that matter although no module imports them; `@mui/*` stands for all that are installed. */
  packages?: readonly string[];
  /** Environment variables that no module names: those that a package reads. */
  environment?: readonly string[];
}

/** Every cached step, by the folder of its products below `.cache`. */
export const cachedSteps = {
  'demos/forms': {
    entry: [
      'src/node/demos/renderDemos.ts',
      'src/node/demos/render/renderToMarkup.tsx',
      'src/node/demos/render/renderToPicture.tsx',
    ],
  },
} satisfies Record<string, CachedStep>;

export type CachedStepName = keyof typeof cachedSteps;
