/**
 * The script in the document of the sandbox. The document may load nothing by itself: the page sends it the scripts, the
 * first of them the runtime, which handles all other messages.
 */
import type { FromFrame, ToFrame } from '../sandbox/sandboxMessages';
import { addScript, evaluate, requireScript } from './loadScripts';
import type { FrameRuntime, FrameTools } from './runtime';

// No policy that browsers know stops these connections. A frame in this document has another origin, and runs no script.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

// Entries that a demo adds to the session history stand between the user and the page before, and stay when the demo is gone.
Object.defineProperty(History.prototype, 'pushState', { value: History.prototype.replaceState });

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
