import compression from 'compression';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { createStaticHandler, type ServedFolder } from './createStaticHandler';

/**
 * A server for a built site, as its host will serve it: clean addresses, `404.html`, `_headers` and `_redirects`,
 * gzip or brotli. It is not listening yet.
 *
 * @throws ProblemsError naming file and line of a rule that cannot be read
 */
export function createStaticServer(folder: ServedFolder): Server {
  const handle = createStaticHandler(folder);
  const compress = compression({ level: 6, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  return createServer((req, res) => {
    closeWithResponse(res);
    // The middleware is typed for express and uses nothing of it.
    compress(req as Parameters<typeof compress>[0], res as Parameters<typeof compress>[1], () =>
      answer(handle, req, res),
    );
  });
}

/**
 * Ties the file that is streamed to its response. sirv does not: a file that cannot be read would end the
 * process, and each download a browser breaks off would leave a file open.
 */
function closeWithResponse(res: ServerResponse): void {
  res.on('pipe', (file) => {
    file.on('error', (error) => {
      console.error(error);
      res.destroy();
    });
    res.on('close', () => file.destroy());
  });
}

/** One request that goes wrong is one answer that goes wrong. */
function answer(
  handle: (req: IncomingMessage, res: ServerResponse) => void,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  try {
    handle(req, res);
  } catch (error) {
    console.error(error);
    if (res.headersSent) {
      res.destroy();
    } else {
      res.writeHead(500, { 'Content-Type': 'text/plain;charset=utf-8' });
      res.end('The server failed to answer');
    }
  }
}
