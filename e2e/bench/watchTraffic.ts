import type { CDPSession } from '@playwright/test';

/** Bytes on the wire, headers and compressed bodies, by the kind of the resource. */
export interface Traffic {
  total: number;
  /** Scripts that had arrived when the page had loaded. */
  scriptAtLoad: number;
  /** Scripts that had arrived at the end: dynamic imports, idle loads and advertisements too. */
  scriptSettled: number;
}

/**
 * Counts everything that a page receives, from now on.
 *
 * @returns reads what has arrived so far
 */
export async function watchTraffic(session: CDPSession): Promise<() => Traffic> {
  const scripts = new Set<string>();
  const traffic: Traffic = { total: 0, scriptAtLoad: 0, scriptSettled: 0 };
  let isLoaded = false;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // A script that is fetched ahead has no type of its own.
    if (type === 'Script' || new URL(request.url).pathname.endsWith('.js')) {
      scripts.add(requestId);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.total += encodedDataLength;
    if (scripts.has(requestId)) {
      traffic.scriptSettled += encodedDataLength;
      traffic.scriptAtLoad += isLoaded ? 0 : encodedDataLength;
    }
  });
  session.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return () => ({ ...traffic });
}
