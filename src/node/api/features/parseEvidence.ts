export interface Evidence {
  /** Import path below the package: `SankeyChart`; empty for the package itself. */
  subpath: string;
  name: string;
  /** A prop of a component, or a member of a type. */
  member?: string;
  /** A value that the member takes, as JSON. */
  value?: boolean | number | string;
}

const EVIDENCE = /^(?:([\w/]+)\/)?([A-Za-z_$][\w$]*)(?:\.([A-Za-z_$][\w$]*)(?:=(true|false|\d+|"[^"]*"))?)?$/;

/** `'DataGrid.pagination=false' -> { subpath: '', name: 'DataGrid', member: 'pagination', value: false }` */
export function parseEvidence(text: string): Evidence | undefined {
  const match = EVIDENCE.exec(text);
  if (!match) {
    return undefined;
  }
  const [, subpath = '', name, member, value] = match;
  return { subpath, name: name!, member, value: value === undefined ? undefined : JSON.parse(value) };
}
