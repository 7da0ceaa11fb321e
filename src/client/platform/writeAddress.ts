/** Changes parameters of the address; one with an empty value goes. */
export function writeParameters(parameters: readonly (readonly [name: string, value: string])[]): void {
  const url = new URL(location.href);
  for (const [name, value] of parameters) {
    url.searchParams.delete(name);
    if (value) {
      url.searchParams.set(name, value);
    }
  }
  writeAddress(url);
}

/** Gives the page another address, without a step in the history. */
export function writeAddress(address: string | URL): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // The browser finds that the address changes too often.
  }
}
