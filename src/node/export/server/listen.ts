import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServeError } from './ServeError';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used without more rights',
};

/**
 * Starts listening, on every address of the machine: `localhost` is 127.0.0.1 for some programs and ::1 for others.
 *
 * @returns the port, which the system chose if 0 was requested
 * @throws ServeError when the port is taken or forbidden, saying how to choose another
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) {
      throw error;
    }
    const other = port === 3000 ? 3001 : 3000;
    throw new ServeError(`Port ${port} ${reason}. Choose another: npm start -- --port ${other}`, {
      cause: error,
    });
  }
  return (server.address() as AddressInfo).port;
}
