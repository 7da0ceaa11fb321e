import fs from 'node:fs';
import path from 'node:path';
import { findNearest } from '../../base/problems/findNearest';
import { REMEDY, type UnknownName } from './checkNames';

interface PackageContext {
  projectDirectory: string;
  /** Names of the packages that pages may name. */
  known: readonly string[];
  /** Names under which older versions are installed, where a page describes them. */
  older: readonly string[];
}

/** A package of MUI with a path in it; one that stands for several, such as `@mui/x-*`, is none. */
const SPECIFIER = /@mui\/[\w-]+(?:\/[\w-]+)*(?![\w/*…{<[-]|\.\w)/g;

const ENDINGS = ['', '.d.ts', '.js', '.mjs', '/index.d.ts', '/index.js'];

function hasPath(name: string, subpath: string, { projectDirectory, older }: PackageContext): boolean {
  return [name, ...older.filter((alias) => alias.startsWith(`${name}-v`))].some((folder) =>
    ENDINGS.some((ending) =>
      fs.existsSync(path.join(projectDirectory, 'node_modules', folder, subpath + ending)),
    ),
  );
}

/**
 * Finds packages of MUI in inline code that do not exist, or lack the path behind their name.
 *
 * @returns what is wrong with each
 */
export function checkPackages(code: string, context: PackageContext): UnknownName[] {
  const { known } = context;
  return (code.match(SPECIFIER) ?? []).flatMap((specifier) => {
    const [scope, base, ...rest] = specifier.split('/');
    const name = `${scope}/${base}`;
    if (!known.includes(name)) {
      const nearest = findNearest(name, known);
      return [{ name, message: `Unknown package \`${name}\`. Did you mean \`${nearest}\`? ${REMEDY}` }];
    }
    const subpath = rest.join('/');
    const isInstalled = fs.existsSync(path.join(context.projectDirectory, 'node_modules', name));
    return subpath && isInstalled && !hasPath(name, subpath, context)
      ? [{ name: specifier, message: `\`${name}\` has no \`${subpath}\`. Correct the path.` }]
      : [];
  });
}
