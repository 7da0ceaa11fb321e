import { getUseKey, type ApiUse } from './apiUse';

/** A demo, as a link to where it is. */
export interface DemoLink {
  /** Route of the page, without language prefix and trailing slash. */
  pathname: string;
  /** `ValueGetter` */
  name: string;
}

function getDemoLinkKey({ pathname, name }: DemoLink): string {
  return `${pathname}#${name}`;
}

/** Which demos use which symbol. */
export class UsageIndex {
  private readonly demos = new Map<string, DemoLink[]>();
  private readonly uses = new Map<string, ApiUse[]>();

  add(demo: DemoLink, uses: readonly ApiUse[]): void {
    const ownKey = getDemoLinkKey(demo);
    this.uses.set(ownKey, [...(this.uses.get(ownKey) ?? []), ...uses]);
    for (const use of uses) {
      const key = getUseKey(use);
      this.demos.set(key, [...(this.demos.get(key) ?? []), demo]);
    }
  }

  /** What a demo uses, each once, in the order of its source. */
  getUses(demo: DemoLink): ApiUse[] {
    const uses = this.uses.get(getDemoLinkKey(demo)) ?? [];
    return [...new Map(uses.map((use) => [getUseKey(use), use])).values()];
  }

  /** The whole index as a text: for hashes. */
  toText(): string {
    return JSON.stringify([...this.demos]);
  }

  /** The demos that have any of the uses, each once, in the order of the site. */
  find(uses: readonly ApiUse[]): DemoLink[] {
    const found = uses.flatMap((use) => this.demos.get(getUseKey(use)) ?? []);
    return [...new Map(found.map((demo) => [getDemoLinkKey(demo), demo])).values()];
  }
}
