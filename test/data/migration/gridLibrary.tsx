import type * as React from 'react';
import * as free8 from '@mui/x-data-grid';
import * as free7 from '@mui/x-data-grid-v7';
import { render } from '@testing-library/react';
import { click, findAll } from './demoElements';

export interface Row {
  id: number;
  part: string;
  stock: number;
  path?: string[];
}

/** Props have other types in each version. */
export interface GridProps {
  [prop: string]: unknown;
}

export interface GridApi {
  setColumnVisibility: (field: string, isVisible: boolean) => void;
  setSortModel: (model: object[]) => void;
  showFilterPanel: (field: string) => void;
  showPreferences: (panel: string) => void;
  state: { columns: { columnVisibilityModel: object }; pagination: { paginationModel: { page: number } } };
}

export interface ApiRef {
  current: GridApi | null;
}

/** What the demos use of one major version. */
export interface GridLibrary {
  DataGrid: React.ComponentType<GridProps>;
  GridToolbar: React.ComponentType;
  gridFilteredRowsLookupSelector: (apiRef: ApiRef) => Record<string, boolean>;
  useGridApiContext: () => ApiRef;
  useGridApiRef: () => ApiRef;
  useGridSelector: (...parameters: unknown[]) => unknown;
}

export const gridV7 = free7 as unknown as GridLibrary;
export const gridV8 = free8 as unknown as GridLibrary;

export const ROWS: Row[] = [
  { id: 1, part: 'Bolt', stock: 40 },
  { id: 2, part: 'Nut', stock: 15 },
  { id: 3, part: 'Washer', stock: 8 },
];
export const COLUMNS = [
  { field: 'part', headerName: 'Part' },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];

/** jsdom has no layout: without virtualization, all rows and columns are rendered. */
export const PROPS = { rows: ROWS, columns: COLUMNS, disableVirtualization: true };

export const ONLY_NUT = {
  filter: { filterModel: { items: [{ field: 'part', operator: 'equals', value: 'Nut' }] } },
};

/** `find('button', 'Filters')`: selectors, because queries by role take long in the large tree of a grid. */
export function find(selector: string, text = ''): HTMLElement {
  const found = findAll(selector).find(({ textContent }) => textContent.includes(text));
  if (!found) {
    throw new Error(`No element ${selector} with the text '${text}'`);
  }
  return found;
}

export const getCell = (text: string) => find('.MuiDataGrid-cell', text);

export async function clickHeaderCheckbox(): Promise<void> {
  await click(find('.MuiDataGrid-columnHeaderCheckbox input'));
}

/** `{ type: 'include', ids: Set {1} } -> { type: 'include', ids: [1] }` */
export function toPlain(model: unknown): unknown {
  return (
    model && JSON.parse(JSON.stringify(model, (_, value) => (value instanceof Set ? [...value] : value)))
  );
}

/** Renders a grid with an API object, and returns its ref and what the ref contained in the first render. */
export function renderWithApi({ DataGrid, useGridApiRef }: GridLibrary, props: GridProps) {
  const seen: { ref?: ApiRef; first?: unknown } = {};
  function Demo() {
    const apiRef = useGridApiRef();
    seen.first ??= apiRef.current === null ? 'null' : { ...apiRef.current };
    seen.ref = apiRef;
    return <DataGrid {...PROPS} {...props} apiRef={apiRef} />;
  }
  render(<Demo />);
  return { api: seen.ref!.current!, ref: seen.ref!, first: seen.first };
}
