/** Copies the block of code that it is in; the page's controller names it. */
export function CopyButton({ label }: { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the controller names it
    <button
      type="button"
      className="MuiCode-copy"
      data-action="copy"
      data-ga-event-category="demo-expand"
      data-ga-event-action="copy-click"
      data-ga-event-label={label}
    >
      <span className="MuiCode-copyKeypress" />
    </button>
  );
}
