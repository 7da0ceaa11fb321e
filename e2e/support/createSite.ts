import { createServer } from 'node:http';
import path from 'node:path';
import { createStaticHandler } from '../../src/server/createStaticHandler';
import { listen } from '../../src/server/listen';

export const OUT = path.resolve(import.meta.dirname, '../../out');

/** A server of the built site whose network a test can break. */
export interface TestSite {
  port: number;
  /** True cuts every connection. */
  isGone: boolean;
  /** Answers instead of the file, by pathname: a text for a script, a number for a status. */
  answers: Map<string, string | number>;
  /** What was asked for: path and query. */
  requests: string[];
  close: () => void;
}

/** Serves a folder on a port of its own. */
export async function createSite(directory: string = OUT): Promise<TestSite> {
  const handle = createStaticHandler({ directory });
  const server = createServer((request, response) => {
    site.requests.push(request.url!);
    const answer = site.answers.get(request.url!);
    if (site.isGone) {
      request.socket.destroy();
    } else if (answer === undefined) {
      handle(request, response);
    } else if (typeof answer === 'number') {
      response.writeHead(answer).end();
    } else {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Service-Worker-Allowed': '/' });
      response.end(answer);
    }
  });
  const site: TestSite = {
    port: 0,
    isGone: false,
    answers: new Map(),
    requests: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  site.port = await listen(server, 0);
  return site;
}
