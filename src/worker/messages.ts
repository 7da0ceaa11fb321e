/** Tells a waiting worker to take over. */
export const SKIP_WAITING = 'skipWaiting';

/** Tells the worker what the user has read, so that it can be read again without a network. */
export interface PageReadMessage {
  type: 'pageRead';
  /** `/x/introduction/` */
  pathname: string;
  /** Addresses of what the page has loaded. */
  assets: string[];
}

/** Everything that a page says to the worker. */
type WorkerMessage = typeof SKIP_WAITING | PageReadMessage;

/** Whether something that was posted is one of our messages: any script of the origin can post. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (data === SKIP_WAITING) {
    return true;
  }
  const { type, pathname, assets } = (data ?? {}) as Partial<PageReadMessage>;
  return (
    type === 'pageRead' &&
    typeof pathname === 'string' &&
    Array.isArray(assets) &&
    assets.every((asset) => typeof asset === 'string')
  );
}
