/** Keeps what a key loads; a failure is forgotten, so that the next call tries again. */
export function loadOnce<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  let value = known.get(key);
  if (!value) {
    value = load();
    known.set(key, value);
    value.catch(() => known.delete(key));
  }
  return value;
}
