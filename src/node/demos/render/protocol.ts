/** One demo to render: sent to a renderer process. */
export interface RenderTask {
  /** `data-grid/column-definition/ValueGetter` */
  demo: string;
  name: string;
  /** The bundled module, an absolute path. */
  module: string;
}

/** What a renderer answers for each task, in order. */
export interface RenderAnswer {
  demo: string;
  html: string;
  /** Rules by emotion class name. */
  styles: Record<string, string>;
  /** The stack, when the demo threw. */
  error?: string;
}
