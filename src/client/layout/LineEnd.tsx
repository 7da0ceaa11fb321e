/** Marks the end of a line of the layout: the line is shown once it has arrived. */
export function LineEnd() {
  return <span className="line-end" hidden />;
}
