/** A storage of caches in memory, as far as the worker uses it. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** True refuses every write: the disk is full. */
  isFull = false;

  private read(store: Map<string, Response>, url: string): Response | undefined {
    return store.get(url)?.clone();
  }

  async open(name: string): Promise<Cache> {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (url: string, { ignoreVary = false }: CacheQueryOptions = {}) =>
        ignoreVary || !store.get(url)?.headers.has('Vary') ? this.read(store, url) : undefined,
      put: async (url: string, response: Response) => {
        if (this.isFull) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        const body = await response.arrayBuffer();
        store.delete(url);
        store.set(url, new Response(body, { status: response.status, headers: response.headers }));
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (url: string) => store.delete(url),
    } as unknown as Cache;
  }

  async match(url: string): Promise<Response | undefined> {
    for (const store of this.stores.values()) {
      if (store.has(url)) {
        return this.read(store, url);
      }
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  /** Pathnames of what a cache holds. */
  list(name: string): string[] {
    return [...(this.stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  }
}
