import { createServer, type ServerResponse } from 'node:http';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createStaticHandler } from '../../src/node/export/server/createStaticHandler';
import { listen } from '../../src/node/export/server/listen';

export const OUT = path.resolve(import.meta.dirname, '../../out');

/** A page that arrives in two parts. */
export interface Halves {
  /** What the first part ends with. */
  cut: RegExp;
  /** When the second part may come. */
  rest: Promise<void>;
}

/** A server of the built site whose network a test can break. */
export interface TestSite {
  port: number;
  /** True cuts every connection. */
  isGone: boolean;
  /** Answers instead of the file, by pathname: a text for a script, a number for a status. */
  answers: Map<string, string | number>;
  /** Pages that arrive in parts, by pathname. */
  halves: Map<string, Halves>;
  /** What was asked for: path and query. */
  requests: string[];
  /** Serves another folder from now on: the next build. */
  publish: (directory: string) => void;
  close: () => void;
}

async function sendHalves(response: ServerResponse, file: string, { cut, rest }: Halves): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  const match = cut.exec(html);
  const end = match ? match.index + match[0].length : 0;
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.write(html.slice(0, end));
  await rest;
  response.end(html.slice(end));
}

/** Serves a folder on a port of its own. */
export async function createSite(directory: string = OUT): Promise<TestSite> {
  let published = directory;
  let handle = createStaticHandler({ directory });
  const server = createServer((request, response) => {
    site.requests.push(request.url!);
    const answer = site.answers.get(request.url!);
    const halves = site.halves.get(request.url!);
    if (halves) {
      void sendHalves(response, path.join(published, request.url!, 'index.html'), halves);
    } else if (site.isGone) {
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
    halves: new Map(),
    requests: [],
    publish: (next) => {
      published = next;
      handle = createStaticHandler({ directory: next });
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  site.port = await listen(server, 0);
  return site;
}
