import fs from 'node:fs';
import ts from 'typescript';
import { getPackageProduct } from '../../api/apiPackages';
import { isOlderMajor, type OlderMajor } from '../../base/packages/olderMajors';
import type { ModuleFinder } from '../../base/code/createModuleFinder';
import type { Fence } from '../../base/code/fence';
import { findAdapters } from './findAdapters';
import { PICKERS } from '../../base/packages/pickers';
import { getPackageName } from '../../../shared/paths/getPackageName';

/** The major version of the packages that code is written for. */
export type Major = 'v8' | OlderMajor;

/** Fences that may share a program. */
export interface FenceGroup {
  fences: Fence[];
  major: Major;
  /** What the fences import from packages. */
  specifiers: Set<string>;
  traits: Traits;
}

/**
 * What a fence brings that changes types for everybody in its program, by what it changes. A fence without an entry
 * does not use what is changed.
 */
type Traits = Map<string, string>;

const OWN_AUGMENTATION = /^\s*declare\s+(global|module)\b/m;

interface Imports {
  specifiers: Set<string>;
  /** True when a fence changes types of others itself. */
  augments: boolean;
}

/** What a fence imports from packages, directly and through the files that it imports. */
function readImports(fence: Fence, finder: ModuleFinder): Imports {
  const specifiers = new Set<string>();
  const seen = new Set<string>();
  let augments = false;
  const read = (fileName: string) => {
    if (seen.has(fileName)) {
      return;
    }
    seen.add(fileName);
    const module = finder.getModule(fileName);
    const text = module ? module.text : fs.readFileSync(fileName, 'utf8');
    augments ||= OWN_AUGMENTATION.test(text);
    for (const { fileName: specifier } of ts.preProcessFile(text).importedFiles) {
      const file = finder.findImported(fileName, specifier);
      if (file) {
        read(file);
      } else {
        specifiers.add(specifier);
      }
    }
  };
  finder.getModules(fence).modules.forEach(({ fileName }) => read(fileName));
  return { specifiers, augments };
}

function join(specifiers: Iterable<string>): string {
  return [...new Set(specifiers)].toSorted().join(' ');
}

function findTraits(specifiers: ReadonlySet<string>): Traits {
  const imported = [...specifiers];
  const traits: Traits = new Map();
  const packages = new Set(imported.map(getPackageName));
  for (const name of packages) {
    const product = getPackageProduct(name);
    if (product) {
      traits.set(product, join([...packages].filter((other) => getPackageProduct(other) === product)));
    }
  }
  if (traits.has(PICKERS.product)) {
    traits.set('adapter', join(findAdapters(specifiers)));
  }
  if (traits.has(PICKERS.product) || packages.has('dayjs')) {
    traits.set('dayjs', join(imported.filter((specifier) => specifier.startsWith('dayjs/plugin/'))));
  }
  traits.set('theme', join(imported.filter((specifier) => /\/\w+Augmentation\b/.test(specifier))));
  return traits;
}

function isCompatible(a: Traits, b: Traits): boolean {
  return [...a].every(([subject, variant]) => (b.get(subject) ?? variant) === variant);
}

/**
 * Sorts fences into groups that each become a program.
 *
 * In one program for all, an import in one fence would make another right that lacks it: the packages of higher
 * plans, date adapters and theme augmentations add to the types of everybody. A group has one variant of each.
 */
export function groupFences(fences: readonly Fence[], finder: ModuleFinder): FenceGroup[] {
  const groups: FenceGroup[] = [];
  for (const [index, fence] of fences.entries()) {
    const { specifiers, augments } = readImports(fence, finder);
    const traits = findTraits(specifiers);
    if (augments) {
      traits.set('theme', `of fence ${index}`);
    }
    const major = isOlderMajor(fence.check) ? fence.check : 'v8';
    let group = groups.find((other) => other.major === major && isCompatible(other.traits, traits));
    if (!group) {
      group = { fences: [], major, specifiers: new Set(), traits: new Map() };
      groups.push(group);
    }
    group.fences.push(fence);
    for (const [subject, variant] of traits) {
      group.traits.set(subject, variant);
    }
    for (const specifier of specifiers) {
      group.specifiers.add(specifier);
    }
  }
  return groups;
}
