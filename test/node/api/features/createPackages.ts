import { createFolder } from '../../createFolder';

/** What a component of the fixtures is, without React. */
const ELEMENT = 'interface Element { type: string }';

const FREE = `
${ELEMENT}
export interface TableProps<Row = any> {
  rows: Row[];
  pages?: true;
  detail?: () => Element;
  forbidden?: never;
}
export declare const Table: { <Row>(props: TableProps<Row>): Element; propTypes: unknown };
export interface TableApi { sort: () => void }
export type Column = { type: 'text'; width: number } | { type: 'number'; digits: number };
`;

const PRO = `
import { Table as FreeTable, TableProps } from '@shop/table';
export * from '@shop/table/parts';
export { TableApi } from '@shop/table';
declare module '@shop/table' {
  interface TableApi { group: () => void }
}
export interface TableProProps<Row = any> extends Omit<TableProps<Row>, 'pages'> {
  pages?: boolean;
  tree?: boolean;
}
${ELEMENT}
export declare function TablePro<Row>(props: TableProProps<Row>): Element;
/** Stands in for the component of the other packages, and throws. */
export declare function Table(): any;
`;

function createPackage(name: string, files: Record<string, string>): [path: string, text: string][] {
  return Object.entries({ 'package.json': JSON.stringify({ name, version: '8.0.0' }), ...files }).map(
    ([file, text]) => [`node_modules/${name}/${file}`, text],
  );
}

/** A project that has installed a table in a free package and one of the Pro plan. */
export function createPackages(onFinished?: Parameters<typeof createFolder>[1]): Promise<string> {
  return createFolder(
    Object.fromEntries([
      ...createPackage('@shop/table', {
        'index.d.ts': FREE,
        'parts/index.d.ts': 'export declare const part: string; export declare const unstable_part: string;',
      }),
      ...createPackage('@shop/table-pro', { 'index.d.ts': PRO }),
    ]),
    onFinished,
  );
}
