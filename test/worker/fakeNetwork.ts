import { vi } from 'vitest';

export const ORIGIN = 'https://mui.com';

/** What the server has: a body, a status, an error for a network that is gone, a body that never ends. */
export type Answer = string | number | Error | ReadableStream;

/** What a server sends, whatever it is: the page of a network that asks for a login. */
export const LOGIN = '<title>Log in</title>';

/** The type with which a server sends a file. */
export function getType(pathname: string): string {
  const types: Record<string, string | undefined> = {
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
  };
  return types[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'text/html';
}

/** A network that answers by pathname; what it does not know is 404. */
export function createNetwork(answers: Record<string, Answer>) {
  return vi.fn<typeof fetch>(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), ORIGIN);
    const answer = answers[pathname] ?? 404;
    if (answer instanceof Error) {
      throw answer;
    }
    return typeof answer === 'number'
      ? new Response('', { status: answer })
      : new Response(answer as BodyInit, {
          headers: { 'Content-Type': answer === LOGIN ? 'text/html' : getType(pathname) },
        });
  });
}

/** A body that breaks off in the middle. */
export function createBrokenBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<title>Half'));
      controller.error(new TypeError('network died'));
    },
  });
}

export const GONE = new TypeError('Failed to fetch');
