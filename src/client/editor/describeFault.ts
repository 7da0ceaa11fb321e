import type { SandboxManifest } from '../../shared/demo/sandbox';
import type { Translate } from '../../shared/languages/translate';
import type { SyntaxFault } from './compile/compiledCode';
import { getPackageName } from '../../shared/paths/getPackageName';
import { listPackages, type ImportFault } from './sandbox/resolveImports';
import type { FrameFault } from './sandbox/sandboxMessages';

/** Why the code does not run, as the user reads it. */
export interface ShownFault {
  text: string;
  file?: string;
  /** From 1. */
  line?: number;
  /** Whether the same code may run if it is tried again. */
  canRetry?: boolean;
}

export function describeSyntaxFault({ message, file, line }: SyntaxFault, phrase: Translate): ShownFault {
  return { text: phrase('fault.syntax', { message }), file, line };
}

export function describeImportFault(
  { kind, specifier, file, line }: ImportFault,
  { specifiers }: Pick<SandboxManifest, 'specifiers'>,
  phrase: Translate,
): ShownFault {
  const texts = {
    package: () => phrase('fault.package', { name: specifier, names: listPackages(specifiers).join(', ') }),
    entry: () => phrase('fault.entry', { name: specifier, package: getPackageName(specifier) }),
    file: () => phrase('fault.file', { name: specifier }),
  };
  return { text: texts[kind](), file, line };
}

export function describeFrameFault({ kind, message, file, line }: FrameFault, phrase: Translate): ShownFault {
  const [specifier = '', name = ''] = message.split(' ');
  const texts = {
    syntax: () => phrase('fault.syntax', { message }),
    export: () => phrase('fault.export', { specifier, name }),
    file: () => phrase('fault.file', { name: message }),
    component: () => phrase('fault.component', { name: message }),
    loop: () => phrase('fault.loop'),
    render: () => message,
    later: () => message,
    rejection: () => phrase('fault.rejection', { message }),
  };
  return { text: texts[kind](), file, line };
}
