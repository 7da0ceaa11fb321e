import type { ProjectFiles } from '../project/createDemoProject';

/** A project with what its destination shows of it. */
export interface Project {
  title: string;
  /** Where it comes from. */
  description: string;
  /** Path of the file of the demo. */
  mainFile: string;
  files: ProjectFiles;
}
