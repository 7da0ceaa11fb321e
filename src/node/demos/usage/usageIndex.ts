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
  /** By key of the use, then by key of the demo: demos in the order of the site. */
  private readonly demos = new Map<string, Map<string, DemoLink>>();
  /** By key of the demo, then by key of the use: uses in the order of the source. */
  private readonly uses = new Map<string, Map<string, ApiUse>>();

  add(demo: DemoLink, uses: readonly ApiUse[]): void {
    const ownKey = getDemoLinkKey(demo);
    const own = this.uses.get(ownKey) ?? new Map<string, ApiUse>();
    this.uses.set(ownKey, own);
    for (const use of uses) {
      const key = getUseKey(use);
      const demos = this.demos.get(key) ?? new Map<string, DemoLink>();
      this.demos.set(key, demos.set(ownKey, demo));
      own.set(key, use);
    }
  }

  /** What a demo uses, each once, in the order of its source. */
  getUses(demo: DemoLink): ApiUse[] {
    return [...(this.uses.get(getDemoLinkKey(demo))?.values() ?? [])];
  }

  /** The whole index as a text: for hashes. */
  toText(): string {
    return JSON.stringify([...this.demos].map(([use, demos]) => [use, [...demos.values()]]));
  }

  /** How many demos have a use. */
  countDemos(use: ApiUse): number {
    return this.demos.get(getUseKey(use))?.size ?? 0;
  }

  /** The demos that have any of the uses, each once, in the order of the site. */
  find(uses: readonly ApiUse[]): DemoLink[] {
    return [...new Map(uses.flatMap((use) => [...(this.demos.get(getUseKey(use)) ?? [])])).values()];
  }
}
