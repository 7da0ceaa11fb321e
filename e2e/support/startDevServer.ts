import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A development server of a project. */
export interface DevServer {
  /** True when the page is served. */
  serves: (pathname: string) => Promise<boolean>;
  /** Ends npm, the watcher and Next.js, and waits until they are gone; nothing where they died before. */
  stop: () => Promise<void>;
}

/**
 * Starts `npm run dev`.
 *
 * @param directory of the project
 */
export function startDevServer(directory: string, port: number): DevServer {
  // The leader of a process group: what it starts ends with it.
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: directory,
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  return {
    serves: (pathname) =>
      fetch(`http://localhost:${port}${pathname}`).then(
        (response) => response.ok,
        () => false,
      ),
    stop: async () => {
      try {
        process.kill(-child.pid!, 'SIGTERM');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
          throw error;
        }
      }
      await ended;
    },
  };
}
