import { useState } from 'react';
import type { CompiledDemo } from '../../shared/page/page';

/** The place of a demo with its static form; `controlDemo` lets the live demo take over. */
export function DemoStage({ demo }: { demo: Pick<CompiledDemo, 'staticForm' | 'height'> }) {
  // See RawHtml: the object must stay the same for as long as the component lives.
  const [markup] = useState({ __html: `<div class="demo-form">${demo.staticForm.html}</div>` });
  return (
    <div
      className="demo-stage"
      style={{ minHeight: demo.height }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}
