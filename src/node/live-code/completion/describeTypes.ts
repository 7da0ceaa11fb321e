import type { DeclarationFacts, PropFacts } from '../../../shared/demo/completion';
import { createTypeReader } from '../../api/type-reader/createTypeReader';
import { describeMembers, type MemberDescriber, type MemberReference } from './describeMembers';
import { locateMembers, type LocatedMembers } from './locateMembers';
import type { Declarations } from './readDeclarations';
import { EMPTY_SCOPE, type ScopedType } from '../../api/type-reader/scopedType';
import { uniteMembers } from '../../api/type-reader/typeMember';

interface TypeDescriber extends MemberDescriber {
  /** What the types come to that were referred to, and those that they refer to, by file. */
  describe: () => Map<string, DeclarationFacts>;
}

function createReference({ file, isPartial }: LocatedMembers): MemberReference {
  return { members: file, ...(isPartial && { hasOptionalMembers: true }) };
}

function markRow(prop: PropFacts, rows: ReadonlySet<string>): PropFacts {
  return rows.has(prop.name) ? prop : { ...prop, hasNoRow: true };
}

/** Describes the object types that props and members lead to, each once. */
export function createTypeDescriber({
  named,
  components,
  propsFiles,
  rows,
}: Pick<Declarations, 'named' | 'components' | 'propsFiles' | 'rows'>): TypeDescriber {
  const reader = createTypeReader({ named, components });
  const referred = new Map<string, readonly ScopedType[]>();
  const componentFiles = new Set(propsFiles.values());

  const refer = (types: readonly ScopedType[]) => {
    // Each declaration begins anew; how deep the one is that led to it does not matter.
    const fresh = types.map((type) => ({ ...type, depth: EMPTY_SCOPE.depth }));
    const located = locateMembers(fresh, reader, propsFiles);
    if (located && !componentFiles.has(located.file) && !referred.has(located.file)) {
      referred.set(located.file, located.types);
    }
    return located && createReference(located);
  };

  const describeType = (types: readonly ScopedType[]): DeclarationFacts => {
    const members = uniteMembers(types.map(reader.listMembers).filter(({ length }) => length > 0));
    const [declared] = types.length === 1 ? types.map(reader.findDeclaration) : [];
    const names = rows.get(declared?.pathname ?? '');
    const props = describeMembers(members, { reader, refer });
    return declared?.pathname && names && props.some(({ name }) => names.has(name))
      ? { name: declared.name, pathname: declared.pathname, props: props.map((prop) => markRow(prop, names)) }
      : { props };
  };

  return {
    reader,
    refer,
    describe() {
      const described = new Map<string, DeclarationFacts>();
      // The map grows while it is read, which its iterator takes into account.
      for (const [file, types] of referred) {
        described.set(file, describeType(types));
      }
      return described;
    },
  };
}
