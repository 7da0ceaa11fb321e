/** `npm start -- [--port 3000] [--dir out]`: serves the built site until it is interrupted. */
import { createStaticServer } from '../export/server/createStaticServer';
import { listen } from '../export/server/listen';
import { readServeOptions } from '../export/server/readServeOptions';
import { ServeError } from '../export/server/ServeError';
import { ProblemsError } from '../base/problems/problem';

try {
  const { port, directory } = readServeOptions(process.argv.slice(2), process.env);
  const server = createStaticServer({ directory });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
  console.log(`Serving ${directory} at http://localhost:${await listen(server, port)}`);
} catch (error) {
  if (!(error instanceof ServeError || error instanceof ProblemsError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
