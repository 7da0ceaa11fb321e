import fs from 'node:fs';
import path from 'node:path';
import { isModuleName, type Fence } from './fence';
import { createFenceModules, type FenceModule, type FenceModules } from './fenceModules';

export interface ModuleFinder {
  /** The modules of a fence, made once. */
  getModules(fence: Fence): FenceModules;
  /** A module by its file name; undefined for a file on disk. */
  getModule(fileName: string): FenceModule | undefined;
  /** The file that a relative import leads to; undefined when it is for the compiler to find. */
  findImported(fileName: string, specifier: string): string | undefined;
}

const EXTENSION = /\.(d\.ts|[jt]sx?)$/;
const EXTENSIONS = ['.tsx', '.ts', '.d.ts', '.jsx', '.js'];

function removeExtension(name: string): string {
  return name.replace(EXTENSION, '');
}

function findOnDisk(name: string): string | undefined {
  return EXTENSIONS.map((extension) => name + extension).find((file) => fs.existsSync(file));
}

/**
 * Finds what fences import of each other. `./theme` in a fence is, in this order: a file of the same fence, begun by
 * `// @filename: theme.ts`; the fence of the same page with that title, the nearest above first; a file of the
 * page's folder.
 */
export function createModuleFinder(): ModuleFinder {
  const made = new Map<Fence, FenceModules>();
  const byName = new Map<string, FenceModule>();

  const getModules = (fence: Fence): FenceModules => {
    const known = made.get(fence);
    if (known) {
      return known;
    }
    const modules = createFenceModules(fence, made.size);
    made.set(fence, modules);
    for (const module of modules.modules) {
      byName.set(module.fileName, module);
    }
    return modules;
  };

  const findTitled = (fence: Fence, wanted: string): Fence | undefined => {
    const { fences } = fence.page;
    const position = fences.indexOf(fence);
    const ordered = [...fences.slice(0, position).toReversed(), ...fences.slice(position + 1)];
    return ordered.find(({ title, language }) => {
      if (language === 'diff' || !title || !isModuleName(title)) {
        return false;
      }
      const name = removeExtension(title);
      // A fence without a title may be in any folder.
      return fence.title ? name === wanted : path.basename(name) === path.basename(wanted);
    });
  };

  return {
    getModules,
    getModule: (fileName) => byName.get(fileName),
    findImported: (fileName, specifier) => {
      if (!specifier.startsWith('.')) {
        return undefined;
      }
      const target = removeExtension(path.join(path.dirname(fileName), specifier));
      const module = byName.get(fileName);
      if (!module) {
        return findOnDisk(target);
      }
      const { fence } = module;
      const { directory, modules } = getModules(fence);
      const own = modules.find((other) => removeExtension(other.fileName) === target);
      if (own) {
        return own.fileName;
      }
      const titled = findTitled(fence, path.relative(directory, target));
      if (titled) {
        return getModules(titled).modules.at(-1)!.fileName;
      }
      return findOnDisk(path.join(fence.page.directory, path.basename(target)));
    },
  };
}
