/** The modules of demos, without extension, relative to the project: by page id, then by module name. */
export type DemoFiles = Record<string, Record<string, string>>;

/** Where they are written, as JSON; relative to the project. */
export const DEMO_FILES = '.cache/generated/demoFiles.json';
