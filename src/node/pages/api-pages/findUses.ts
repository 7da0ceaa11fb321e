import type { ApiPage } from '../../api/types/apiPage';
import type { ApiUse } from '../../demos/usage/apiUse';
import type { DemoLink, UsageIndex } from '../../demos/usage/usageIndex';
import { removePlan } from '../../api/plans';

/** `DataGridPremium -> ['DataGridPremium', 'DataGridPro', 'DataGrid']`: a demo of a lower plan shows the same. */
function listAliases(exportName: string): string[] {
  const base = removePlan(exportName);
  const counterparts = exportName.endsWith('Premium') ? [`${base}Pro`, base] : [base];
  return [...new Set([exportName, ...counterparts])];
}

/** Names of the classes objects that a component may have: `gridClasses`, `treeItemClasses`. */
function listClassesObjects(exportName: string): string[] {
  return listAliases(exportName).flatMap((name) => [
    `${name[0]!.toLowerCase()}${name.slice(1)}Classes`,
    ...(name === 'DataGrid' ? ['gridClasses'] : []),
  ]);
}

/** Finds the demos that use what is on an API page: those of the product's own guides first. */
export class PageUses {
  constructor(
    private readonly page: ApiPage,
    private readonly usage: UsageIndex,
  ) {}

  private find(uses: ApiUse[]): DemoLink[] {
    const isOwn = ({ pathname }: DemoLink) => pathname.startsWith(`/x/react-${this.page.product}/`);
    const found = this.usage.find(uses);
    return [...found.filter(isOwn), ...found.filter((demo) => !isOwn(demo))];
  }

  /** Demos that import the symbol itself. */
  findSymbol(): DemoLink[] {
    const { exportName } = this.page;
    return this.find([{ kind: 'export', owner: '', name: exportName }]);
  }

  findMember(name: string, declaredIn?: string): DemoLink[] {
    const owners = new Set([...listAliases(this.page.exportName), ...(declaredIn ? [declaredIn] : [])]);
    return this.find([...owners].map((owner) => ({ kind: 'prop', owner, name })));
  }

  findSlot(name: string): DemoLink[] {
    return this.find(listAliases(this.page.exportName).map((owner) => ({ kind: 'slot', owner, name })));
  }

  findClass(key: string): DemoLink[] {
    const className =
      this.page.kind === 'component'
        ? this.page.classes.find((item) => item.key === key)?.className
        : undefined;
    return this.find([
      ...listClassesObjects(this.page.exportName).map((owner) => ({
        kind: 'class' as const,
        owner,
        name: key,
      })),
      ...(className ? [{ kind: 'class' as const, owner: '', name: className }] : []),
    ]);
  }
}
