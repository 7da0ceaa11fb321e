/** Sets the focus to the start of a demo, from where the Tab key leads to its first control. */
export function focusStart(figure: HTMLElement): void {
  const iframe = figure.querySelector<HTMLIFrameElement>(':scope > .demo-window > iframe');
  if (iframe) {
    iframe.contentWindow?.document.body.focus();
    iframe.focus();
    return;
  }
  const stage = figure.querySelector<HTMLElement>(':scope > .demo-stage');
  if (stage) {
    stage.tabIndex = -1;
    // A press on the demo must not focus all of it.
    stage.addEventListener('blur', () => stage.removeAttribute('tabindex'), { once: true });
    stage.focus();
  }
}
