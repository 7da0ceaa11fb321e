/** Marks the end of a line or a list of tabs: what would move while the rest arrives is shown once this is there. */
export function LineEnd() {
  return <span className="line-end" hidden />;
}
