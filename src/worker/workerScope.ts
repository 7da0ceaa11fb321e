/**
 * What the worker uses of its global scope. The types of workers and of documents exclude each other in one
 * program, and the rest of the site is documents.
 */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  clients: { matchAll(options: { type: 'window' }): Promise<readonly WorkerWindow[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

/** A window with a page of the worker. */
interface WorkerWindow {
  url: string;
  navigate(url: string): Promise<unknown>;
}

/** An event that lets the worker run until its work is done. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
