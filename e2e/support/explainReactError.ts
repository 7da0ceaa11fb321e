/** What React's minified errors mean, for those that the code of a demo or a component can cause. */
const MEANINGS: Record<string, string> = {
  31: 'an object was rendered as a child; render its fields instead',
  62: 'the `style` prop is a text; write an object',
  130: 'an element type is undefined or no component; look at the import',
  137: 'an element that has no children was given some',
  152: 'a component rendered nothing it may render',
  185: 'a component changes its state in every update; look at its effects and their dependencies',
  300: 'a component called fewer hooks than before; look for a return above a hook',
  301: 'a component changes its state while it renders, for ever',
  310: 'a component called more hooks than before; look for a hook behind a condition',
  321: 'a hook was called outside of a component',
  407: 'useSyncExternalStore has no snapshot for the server; pass a third argument',
  418:
    'the first render in the browser differs from the snapshot; render what depends on the browser, the ' +
    'mode, the time or chance in an effect',
  419: 'the server could not render a part, which the browser then rendered anew',
  421: 'a part was updated before it was hydrated; wrap the update in startTransition',
  423: 'an error while hydrating; the whole demo was rendered anew in the browser',
  425: 'a text differs from that of the snapshot',
};

/** Adds to a minified error of React what it means; any other message stays as it is. */
export function explainReactError(message: string): string {
  const [, code] = /Minified React error #(\d+)/.exec(message) ?? [];
  const meaning = code && MEANINGS[code];
  return meaning
    ? `React error ${code}: ${meaning}. (${message.replace(/ for the full message.*$/s, '')})`
    : message;
}
