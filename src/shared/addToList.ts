/** A `Map` of lists, or what is used like one. */
type Lists<Key, Item> = Pick<Map<Key, Item[]>, 'get'> & { set: (key: Key, list: Item[]) => unknown };

/** Adds an item to the list of a key, which begins with its first item. */
export function addToList<Key, Item>(lists: Lists<Key, Item>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) {
    list.push(item);
  } else {
    lists.set(key, [item]);
  }
}
