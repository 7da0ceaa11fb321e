import path from 'node:path';
import ts from 'typescript';
import { checkImports } from './checkImports';
import { COMMON_PACKAGES } from './commonPackages';
import { createCompiler, type Compiler } from './createCompiler';
import { createModuleFinder, type ModuleFinder } from '../../base/code/createModuleFinder';
import { explainDiagnostic, getUnknownName, isWantOfContext, isWantOfTypes } from './explainDiagnostic';
import type { Fence, Finding } from '../../base/code/fence';
import type { FenceModule } from '../../base/code/fenceModules';
import { findExporters, type CompiledText } from './findExporters';
import { groupFences, type FenceGroup, type Major } from './groupFences';
import { isOlderMajor, OLDER_MAJORS, readOlderPackages } from '../../base/packages/olderMajors';
import { getDeveloperOptions, listDeveloperFiles } from './developerProject';
import type { DeprecatedUse } from '../../demos/usage/findDeprecatedUses';

const MAJORS: Major[] = ['v8', ...OLDER_MAJORS];

type Compile = Compiler['compile'];

/** Something that the compiler found in a module of a fence. */
interface Diagnosis {
  module: FenceModule;
  diagnostic: ts.Diagnostic;
}

/** The line of the fence; what was added at its end counts for its last line. */
function toFenceLine({ line, fence }: FenceModule, lineInModule: number): number {
  return Math.min(line + lineInModule, fence.code.split('\n').length - 1);
}

function getFenceLine({ module, diagnostic: { file, start } }: Diagnosis): number {
  return toFenceLine(module, ts.getLineAndCharacterOfPosition(file!, start!).line);
}

function isForgiven({ language }: Fence, diagnostic: ts.Diagnostic): boolean {
  if (language === 'diff') {
    return isWantOfContext(diagnostic);
  }
  return (language === 'js' || language === 'jsx') && isWantOfTypes(diagnostic);
}

/** What the compiler says about the fences of a group. */
interface Judgement {
  diagnoses: Diagnosis[];
  deprecated: (DeprecatedUse & { module: FenceModule })[];
}

/** True for code that users are meant to have: not for that of an old version, nor for code that says why it cannot compile. */
function isCurrent({ check }: Fence): boolean {
  return !isOlderMajor(check) && check !== 'off';
}

function judgeGroup({ fences }: FenceGroup, finder: ModuleFinder, compile: Compile): Judgement {
  const modules = fences.flatMap((fence) => finder.getModules(fence).modules);
  const program = compile(modules.map(({ fileName }) => fileName));
  return {
    diagnoses: modules.flatMap((module) =>
      program
        .getDiagnostics(module.fileName)
        .filter((diagnostic) => !isForgiven(module.fence, diagnostic))
        .map((diagnostic) => ({ module, diagnostic })),
    ),
    deprecated: modules
      .filter(({ fence }) => isCurrent(fence))
      .flatMap((module) => program.getDeprecatedUses(module.fileName).map((use) => ({ ...use, module }))),
  };
}

/** Finds where the names come from that fences do not declare. */
function findSources(
  diagnoses: readonly Diagnosis[],
  compileText: (text: string) => CompiledText,
): (name: string) => string[] {
  const wanted = diagnoses.flatMap(({ module, diagnostic }) => {
    const name = getUnknownName(diagnostic);
    const packages = [...new Set([...module.fence.page.packages, ...COMMON_PACKAGES])];
    return name ? [{ name, packages }] : [];
  });
  return wanted.length > 0 ? findExporters(wanted, compileText) : () => [];
}

/**
 * Compiles fences against the installed packages.
 *
 * @param projectDirectory where the packages are installed
 * @returns what is wrong with each fence, in the order of its lines
 */
export async function compileFences(
  projectDirectory: string,
  fences: readonly Fence[],
): Promise<Map<Fence, Finding[]>> {
  const older = await readOlderPackages(projectDirectory);
  const finder = createModuleFinder();
  const groups = groupFences(fences, finder);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const otherFiles = new Map<string, string>();
  const addFile = ({ name, text }: { name: string; text: string }) => {
    const fileName = path.join(projectDirectory, '.cache/snippets', name);
    otherFiles.set(fileName, text);
    return fileName;
  };

  const findings = new Map(fences.map((fence) => [fence, [...finder.getModules(fence).findings]]));
  for (const major of MAJORS) {
    const { compile, findFile } = createCompiler({
      projectDirectory,
      options: getDeveloperOptions(projectDirectory, major, older),
      getText: (fileName) => finder.getModule(fileName)?.text ?? otherFiles.get(fileName),
      findImported: finder.findImported,
      parsed,
    });
    const ownGroups = groups.filter((group) => group.major === major);
    const judgements = ownGroups.map((group) =>
      judgeGroup(group, finder, (rootNames) =>
        compile([...rootNames, ...listDeveloperFiles(group.specifiers).map(addFile)]),
      ),
    );
    const diagnoses = judgements.flatMap((judgement) => judgement.diagnoses);
    for (const { module, line, ...use } of judgements.flatMap((judgement) => judgement.deprecated)) {
      findings.get(module.fence)!.push({ ...use, line: toFenceLine(module, line) });
    }
    const getSources = findSources(diagnoses, (text) => {
      const fileName = addFile({ name: 'wanted.ts', text });
      return { program: compile([fileName]), fileName };
    });
    for (const diagnosis of diagnoses) {
      const { module, diagnostic } = diagnosis;
      const message = explainDiagnostic(diagnostic, getSources(getUnknownName(diagnostic) ?? ''));
      findings
        .get(module.fence)!
        .push({ line: getFenceLine(diagnosis), message: message.replaceAll(`${projectDirectory}/`, '') });
    }
    for (const fence of ownGroups.flatMap((group) => group.fences)) {
      const { modules } = finder.getModules(fence);
      const strayImports = modules.flatMap((module) => checkImports(module, { older, findFile }));
      // Where the compiler met one too, it knows less about it.
      const others = findings
        .get(fence)!
        .filter(({ line }) => !strayImports.some((stray) => stray.line === line));
      findings.set(
        fence,
        [...strayImports, ...others].toSorted((a, b) => a.line - b.line),
      );
    }
  }
  return findings;
}
