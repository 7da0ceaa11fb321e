import path from 'node:path';
import { completeFragment, LooseLiteralError } from './completeFragment';
import { isModuleName, type Fence, type Finding } from './fence';
import { splitFiles } from './splitFiles';

/** A file of a fence, as the compiler sees it. */
export interface FenceModule {
  /** Absolute; there is no such file on disk. */
  fileName: string;
  text: string;
  fence: Fence;
  /** The line of the fence on which the module begins, counted from 0. */
  line: number;
}

export interface FenceModules {
  /** The folder that the fence has to itself, below that of its page. */
  directory: string;
  /** The last is the one that is shown. */
  modules: FenceModule[];
  findings: Finding[];
}

function getName({ title, language }: Fence): string {
  return title && isModuleName(title) ? title : `fence.${language === 'diff' ? 'tsx' : language}`;
}

/** What a change leads to, line by line: `'-a\n+b\n c' -> '\nb\nc'`. */
function applyDiff(code: string): string {
  return code
    .split('\n')
    .map((line) => (line.startsWith('-') ? '' : line.slice(1)))
    .join('\n');
}

/**
 * Makes the modules of a fence, with the names that its title and `// @filename:` give them.
 *
 * @param id differs between fences
 */
export function createFenceModules(fence: Fence, id: number): FenceModules {
  const directory = path.join(fence.page.directory, `.fence-${id}`);
  const findings: Finding[] = [];
  const files = splitFiles(fence.language === 'diff' ? applyDiff(fence.code) : fence.code);
  const modules = files.map(({ name, code, line }, index): FenceModule => {
    // A diff is an excerpt already.
    const isFragment = index === files.length - 1 && fence.language !== 'diff';
    const fileName = path.join(directory, name ?? getName(fence));
    try {
      return { fileName, text: isFragment ? completeFragment(code, fileName) : code, fence, line };
    } catch (error) {
      if (!(error instanceof LooseLiteralError)) {
        throw error;
      }
      findings.push({ line, message: error.message });
      return { fileName, text: '', fence, line };
    }
  });
  return { directory, modules, findings };
}
