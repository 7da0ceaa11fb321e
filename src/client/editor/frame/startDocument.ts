/**
 * The script in the document of the sandbox. The document may load nothing by itself: the page sends it the scripts, the
 * first of them the runtime, which handles all other messages.
 */
import type { FromFrame, ToFrame } from '../sandbox/sandboxMessages';
import type { FrameRuntime, FrameTools } from './runtime';

// No policy that browsers know stops these connections. A frame in this document has another origin, and runs no script.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

// Entries that a demo adds to the session history stand between the user and the page before, and stay when the demo is gone.
Object.defineProperty(History.prototype, 'pushState', { value: History.prototype.replaceState });

/** The inside of a script: a CommonJS module. */
type Script = (require: (name: string) => unknown, module: { exports: unknown }, exports: unknown) => void;

const scripts = new Map<string, Script>();
const loaded = new Map<string, { exports: unknown }>();

/** Evaluates text as a script of the document. */
const evaluate = (text: string): unknown => (0, eval)(text); // oxlint-disable-line no-eval

/** Keeps a script until it is required. */
function addScript(name: string, code: string): void {
  scripts.set(
    name,
    evaluate(`(function(require,module,exports){${code}\n})\n//# sourceURL=sandbox/${name}`) as Script,
  );
}

/**
 * Runs a script that was added, once.
 *
 * @throws for a name that was not
 */
function requireScript(name: string): unknown {
  const known = loaded.get(name);
  if (known) {
    return known.exports;
  }
  const script = scripts.get(name);
  if (!script) {
    throw new Error(`The script ${name} is missing.`);
  }
  const module = { exports: {} };
  loaded.set(name, module);
  script((required) => requireScript(required.replace(/^(?:\.{1,2}\/)+/, '')), module, module.exports);
  return module.exports;
}

const tools: FrameTools = {
  evaluate,
  requireScript,
  send: (message: FromFrame) => parent.postMessage(message, '*'),
};

let runtime: FrameRuntime | undefined;

addEventListener('message', ({ data, source }: MessageEvent<ToFrame>) => {
  if (source !== parent || parent === window) {
    return;
  }
  if (data.type === 'ping') {
    tools.send({ type: 'pong', id: data.id });
  } else if (data.type === 'load') {
    for (const { name, code } of data.scripts) {
      addScript(name, code);
    }
    if (data.runtime) {
      runtime ??= (
        requireScript(data.runtime) as { startRuntime: (tools: FrameTools) => FrameRuntime }
      ).startRuntime(tools);
    }
  } else {
    runtime?.receive(data);
  }
});

tools.send({ type: 'ready' });
