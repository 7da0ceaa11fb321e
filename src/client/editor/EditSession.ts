import type { SandboxManifest } from '../../shared/demo/sandbox';
import type { Translate } from '../../shared/languages/translate';
import { debounce } from '../platform/debounce';
import type { CodeFile } from './compile/compiledCode';
import { createCompiler } from './compile/createCompiler';
import {
  describeFrameFault,
  describeImportFault,
  describeSyntaxFault,
  type ShownFault,
} from './describeFault';
import { readEdit, removeEdit, writeEdit } from './editStore';
import { controlFrameStage, type FrameStage } from './sandbox/controlFrameStage';
import { createFrame, type Frame, type FrameLoss } from './sandbox/createFrame';
import { getScriptHref, loadScript } from './sandbox/loadManifest';
import { listScripts } from './sandbox/listScripts';
import { resolveImports } from './sandbox/resolveImports';
import type { FrameFault, RunRequest } from './sandbox/sandboxMessages';

/** After the last key, in ms. */
const TYPING_PAUSE = 350;

/** How often code is started again after its frame did not answer. */
const MOST_RESTARTS = 1;

/** What the editor shows. */
export interface SessionState {
  /** In their order, the demo first. */
  files: readonly CodeFile[];
  isEdited: boolean;
  /** The code came with a link, or may have frozen the page: nothing of it runs before the user says so. */
  isUntrusted: boolean;
  /** The page was left before the code had run. */
  isUnfinished: boolean;
  isRunning: boolean;
  fault?: ShownFault;
  /** What the user can bring back; the text says what happened to it. */
  undo?: { text: string; files: readonly CodeFile[] };
}

interface EditSessionOptions {
  /** The key of the edit in storage. */
  storageKey: string;
  originals: readonly CodeFile[];
  hasTailwind: boolean;
  manifest: SandboxManifest;
  stage: HTMLElement;
  /** Names the frame. */
  title: string;
  /** Looks up the texts of the editor. */
  phrase: Translate;
}

function isSame(some: readonly CodeFile[], others: readonly CodeFile[]): boolean {
  return some.every(({ text }, index) => text === others[index]?.text);
}

/** Puts changed files in the place of those that they are made from; lines end as they do in the editor. */
function replaceFiles(originals: readonly CodeFile[], changed: readonly CodeFile[]): CodeFile[] {
  return originals.map(({ name, text }) => {
    const file = changed.find((other) => other.name === name);
    return { name, text: (file?.text ?? text).replaceAll(/\r\n?/g, '\n') };
  });
}

/** The edit of one source of a demo: its text, what runs of it, and what went wrong. */
export class EditSession {
  readonly #options: EditSessionOptions;
  readonly #originals: readonly CodeFile[];
  readonly #compiler: ReturnType<typeof createCompiler>;
  readonly #stage: FrameStage;
  readonly #listeners = new Set<() => void>();
  readonly #runSoon = debounce(() => void this.#run(), TYPING_PAUSE);
  #state: SessionState;
  #link: string | undefined;
  #frame: Frame | undefined;
  #runs = 0;
  #sent: RunRequest | undefined;
  #shown: RunRequest | undefined;
  /** The last run that a frame has begun. */
  #startedRun = 0;
  /** The run that the fault on the screen belongs to. */
  #faultyRun = 0;
  /** Whether the fault on the screen says what was refused: no run settles that. */
  #isRefusal = false;
  #restarts = 0;
  #hasEnded = false;

  constructor(options: EditSessionOptions) {
    this.#options = options;
    this.#compiler = createCompiler(getScriptHref(options.manifest.compiler));
    this.#stage = controlFrameStage(options.stage);
    const stored = readEdit(options.storageKey);
    this.#originals = replaceFiles(options.originals, []);
    const files = replaceFiles(this.#originals, stored?.files ?? []);
    this.#link = stored?.link;
    this.#state = {
      files,
      isEdited: !isSame(files, this.#originals),
      isUntrusted: stored?.isUntrusted ?? stored?.isUnfinished ?? false,
      isUnfinished: stored?.isUnfinished ?? false,
      isRunning: false,
    };
    if (this.#state.isEdited && !this.#state.isUntrusted) {
      void this.#run();
    }
  }

  getState = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The demo's own text of a file. */
  getOriginal(name: string): string {
    return this.#originals.find((file) => file.name === name)?.text ?? '';
  }

  /** Lists the files that differ from the demo's own. */
  listChanged(): CodeFile[] {
    return this.#state.files.filter(({ text }, index) => text !== this.#originals[index]?.text);
  }

  /** Takes what the user typed. */
  change(name: string, text: string): void {
    const files = this.#state.files.map((file) => (file.name === name ? { name, text } : file));
    this.#setFiles(files, { undo: undefined });
  }

  /** Opens the code of a link, unless it was opened before: then the user's own changes of it are here. */
  openLink(link: string, changed: readonly CodeFile[]): void {
    if (this.#link === link) {
      return;
    }
    const { files, isEdited } = this.#state;
    this.#link = link;
    this.#showOriginal();
    this.#setFiles(replaceFiles(this.#originals, changed), {
      isUntrusted: true,
      isUnfinished: false,
      fault: undefined,
      undo: isEdited ? { text: this.#options.phrase('replaced'), files } : undefined,
    });
  }

  /** Says that a link is broken. */
  refuseLink(): void {
    this.refuse(this.#options.phrase('fault.link'));
  }

  /** Notes a link that was made of the code: to open it would change nothing. */
  noteLink(link: string): void {
    this.#link = link;
    this.#store();
  }

  /** Says why something that the user did with the code was not done; it stays until the code changes. */
  refuse(text: string): void {
    this.#isRefusal = true;
    this.#update({ fault: { text } });
  }

  /** Lets the code run: code of a link, or code that could not be loaded. */
  run(): void {
    this.#update({ isUntrusted: false, isUnfinished: false });
    this.#store();
    void this.#run();
  }

  /** Discards all changes; they can be brought back. */
  reset(): void {
    const { files, isEdited } = this.#state;
    // The demo of the page begins anew, in an empty stage.
    this.#dropFrame();
    if (isEdited) {
      this.#setFiles(this.#originals, {
        isUntrusted: false,
        undo: { text: this.#options.phrase('discarded'), files },
      });
    } else {
      this.#isRefusal = false;
      this.#update({ fault: undefined });
    }
  }

  /** Brings back what was discarded or replaced. */
  undo(): void {
    const { undo } = this.#state;
    if (undo) {
      this.#setFiles(undo.files, { isUntrusted: false, undo: undefined });
    }
  }

  /** Loads what the code needs, unless it is edited already: then its run does. */
  async prepare(): Promise<void> {
    const { manifest } = this.#options;
    if (this.#hasEnded || this.#state.isEdited) {
      return;
    }
    this.#getFrame();
    const compilation = await this.#compiler.compile(this.#state.files, false).catch(() => undefined);
    const imports = compilation && 'code' in compilation ? compilation.code.imports : [];
    const resolved = resolveImports(imports, this.#getResolveOptions());
    const names = 'scripts' in resolved ? Object.values(resolved.scripts) : [];
    // What is out of reach is asked for again when the code runs.
    await Promise.allSettled(listScripts(manifest.files, names).map(loadScript));
  }

  /** Shows the demo of the page again; the edit stays in storage. */
  end(): void {
    // Code that waits for the user goes on waiting.
    if (!this.#state.isUntrusted) {
      this.#storeRun(false);
    }
    this.#hasEnded = true;
    this.#runSoon.clear();
    this.#compiler.end();
    this.#showOriginal();
    this.#dropFrame();
  }

  #dropFrame(): void {
    this.#frame?.remove();
    this.#frame = undefined;
  }

  #update(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) {
      listener();
    }
  }

  #setFiles(files: readonly CodeFile[], change: Partial<SessionState>): void {
    const isEdited = !isSame(files, this.#originals);
    this.#isRefusal = false;
    this.#update({ files, isEdited, ...change });
    this.#store();
    if (!isEdited) {
      this.#runSoon.clear();
      this.#showOriginal();
      this.#update({ isUntrusted: false, isUnfinished: false, isRunning: false, fault: undefined });
    } else if (!this.#state.isUntrusted) {
      this.#runSoon();
    }
  }

  #store(): void {
    const { storageKey } = this.#options;
    const { isEdited, isUntrusted, isUnfinished } = this.#state;
    if (!isEdited) {
      removeEdit(storageKey);
      return;
    }
    writeEdit(storageKey, { files: this.listChanged(), isUntrusted, isUnfinished, link: this.#link });
  }

  /** Code that freezes the page would do so at each reload: what has begun, and has not ended, waits for the user then. */
  #storeRun(isUnfinished: boolean): void {
    if (this.#state.isUnfinished !== isUnfinished) {
      this.#update({ isUnfinished });
      this.#store();
    }
  }

  #getResolveOptions() {
    const { manifest } = this.#options;
    return { files: this.#state.files.map(({ name }) => name), specifiers: manifest.specifiers };
  }

  /** What runs from now on is not shown: whatever a frame says of it is late. */
  #showOriginal(): void {
    this.#runs += 1;
    this.#sent = undefined;
    this.#shown = undefined;
    this.#stage.showFrame(false);
  }

  #fail(fault: ShownFault): void {
    this.#isRefusal = false;
    this.#update({ fault, isRunning: false });
    this.#storeRun(false);
  }

  #failToLoad(): void {
    this.#fail({ text: this.#options.phrase('fault.notLoaded'), canRetry: true });
  }

  #getFrame(): Frame {
    const { manifest, phrase, stage, title } = this.#options;
    // A demo that was started again has emptied its stage.
    if (!this.#frame?.element.isConnected) {
      this.#dropFrame();
      this.#frame = createFrame({
        manifest,
        stage,
        title: phrase('frame', { name: title }),
        onStarted: (id) => {
          this.#startedRun = id;
        },
        onRendered: (id) => this.#takeRendered(id),
        onFault: (id, fault) => this.#takeFault(id, fault),
        onSize: (size) => this.#stage.resize(size),
        onLost: (reason) => (reason === 'silence' ? this.#replaceFrame() : this.#stopFrame(reason)),
      });
      this.#stage.add(this.#frame.element);
    }
    return this.#frame;
  }

  async #run(): Promise<void> {
    const { hasTailwind, phrase, manifest } = this.#options;
    this.#runs += 1;
    const id = this.#runs;
    this.#update({ isRunning: true });
    try {
      const compilation = await this.#compiler.compile(this.#state.files, hasTailwind);
      if (!compilation || id !== this.#runs) {
        return;
      }
      if ('fault' in compilation) {
        this.#fail(describeSyntaxFault(compilation.fault, phrase));
        return;
      }
      const { modules, styles, imports } = compilation.code;
      const resolved = resolveImports(imports, this.#getResolveOptions());
      if ('fault' in resolved) {
        this.#fail(describeImportFault(resolved.fault, manifest, phrase));
        return;
      }
      this.#restarts = 0;
      await this.#send({ id, modules, styles, imports, specifiers: resolved.scripts });
    } catch {
      if (id === this.#runs && !this.#hasEnded) {
        this.#dropFrame();
        this.#failToLoad();
      }
    }
  }

  async #send(request: RunRequest): Promise<void> {
    this.#sent = request;
    this.#storeRun(true);
    await this.#getFrame().run(request);
  }

  #takeRendered(id: number): void {
    if (id === this.#sent?.id) {
      this.#shown = this.#sent;
      this.#stage.showFrame(true);
      this.#storeRun(false);
      // What the code did before it was shown, or why its frame was replaced, is still to be read.
      const keepsFault = this.#faultyRun === id || this.#restarts > 0 || this.#isRefusal;
      this.#update(keepsFault ? { isRunning: false } : { isRunning: false, fault: undefined });
    }
  }

  #takeFault(id: number, fault: FrameFault): void {
    if (id === this.#sent?.id) {
      this.#faultyRun = id;
      this.#fail(describeFrameFault(fault, this.#options.phrase));
    }
  }

  /** The frame harms the page, or has lost what it was sent: its code runs again only if the user says so. */
  #stopFrame(reason: Exclude<FrameLoss, 'silence'>): void {
    this.#dropFrame();
    this.#showOriginal();
    this.#fail({ text: this.#options.phrase(`fault.${reason}`), canRetry: true });
  }

  /**
   * The frame does not answer: another one takes its place, with the code that was shown last, or with newer code that the
   * frame was too dead to begin.
   */
  #replaceFrame(): void {
    this.#dropFrame();
    this.#stage.showFrame(false);
    const isLost = this.#sent !== undefined && this.#sent.id > this.#startedRun;
    const next = isLost ? this.#sent : this.#shown;
    const restarts = next !== undefined && this.#restarts < MOST_RESTARTS;
    this.#sent = undefined;
    this.#shown = undefined;
    if (isLost && restarts) {
      this.#update({ fault: undefined, isRunning: true });
    } else {
      this.#fail({ text: this.#options.phrase('fault.silence'), canRetry: true });
    }
    if (restarts) {
      this.#restarts += 1;
      // The user reads why the code was stopped; if the frame cannot be loaded, the demo of the page is there.
      this.#send(next).catch(() => isLost && this.#failToLoad());
    }
  }
}
