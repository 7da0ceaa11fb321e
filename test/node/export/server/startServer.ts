import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { createStaticServer } from '../../../../src/node/export/server/createStaticServer';
import { listen } from '../../../../src/node/export/server/listen';
import type { ServedFolder } from '../../../../src/node/export/server/createStaticHandler';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RunningServer {
  port: number;
  /** Sends the path as it is: `fetch` would tidy `..` and escapes. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;
  close: () => void;
}

/** Starts a server on a free port. */
export async function startServer(folder: ServedFolder): Promise<RunningServer> {
  const server: Server = createStaticServer(folder);
  const port = await listen(server, 0);
  return {
    port,
    get: (path, headers = {}, method = 'GET') => request({ port, path, headers, method }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function request(options: {
  port: number;
  path: string;
  headers: Record<string, string>;
  method: string;
}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: 'localhost', agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
