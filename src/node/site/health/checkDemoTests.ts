import fs from 'node:fs/promises';
import path from 'node:path';
import { getDemoKey, type DemoSource } from '../../demos/demoSource';
import { findLine } from '../../base/problems/findLine';
import type { Problem } from '../../base/problems/problem';
import { getDemoTestFile, readTestTitle } from './demoTestSource';

const DEMO_TEST = /^(\w+)\.test\.ts$/;

/** A page with what it shows. */
interface PageOfDemos {
  /** Folder of the page, absolute. */
  directory: string;
  /** The file of its text, relative to the project. */
  file: string;
  markdown: string;
  demos: readonly DemoSource[];
}

/** Checks that each demo of a page has a test with a title beside it, and that no test is left over. */
export async function checkDemoTests(
  projectDirectory: string,
  { directory, file, markdown, demos }: PageOfDemos,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const demo of demos) {
    try {
      readTestTitle(getDemoTestFile(projectDirectory, getDemoKey(demo)));
    } catch (error) {
      const line = findLine(markdown, (text) => new RegExp(`src="${demo.name}(\\.tsx)?"`).test(text));
      problems.push({ file, line, message: `${demo.name}: ${(error as Error).message}` });
    }
  }
  for (const name of await fs.readdir(directory)) {
    const [, tested] = DEMO_TEST.exec(name) ?? [];
    if (tested && !demos.some((demo) => demo.name === tested)) {
      problems.push({
        file: path.join(path.relative(projectDirectory, directory), name),
        message: `The page shows no demo ${tested}. Give the file the name of a demo, or delete it.`,
      });
    }
  }
  return problems;
}
