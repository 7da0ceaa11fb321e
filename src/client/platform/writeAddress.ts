/** Gives the page another address, without a step in the history. */
export function writeAddress(address: string | URL): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // The browser finds that the address changes too often.
  }
}
