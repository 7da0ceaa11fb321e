/** One demo to render: sent to a renderer process, which answers before it is sent the next. */
export interface RenderTask {
  /** `data-grid/column-definition/ValueGetter` */
  demo: string;
  name: string;
  /** The bundled module, an absolute path. */
  module: string;
}

/** What a renderer answers for a task. */
export interface RenderAnswer {
  demo: string;
  html: string;
  /** Rules by emotion class name. */
  styles: Record<string, string>;
  /** The stack, when the demo threw. */
  error?: string;
}

/** What a renderer process sends: that it begins to render, after the packages of a demo were loaded; and its answer. */
export type RendererMessage = { begins: string } | { answer: RenderAnswer; memory: number };
