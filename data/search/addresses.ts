/** Beginnings of the addresses that answer queries; `*` stands for any text. */
export const grid = '/x/react-data-grid';
export const gridApi = '/x/api/data-grid/data-grid*';
export const column = '/x/api/data-grid/grid-col-def';
export const gridErrors = `${grid}/errors#message-`;
export const pickers = '/x/react-date-pickers';
export const pickersApi = '/x/api/date-pickers';
export const pickersErrors = `${pickers}/errors#message-`;
export const charts = '/x/react-charts';
export const chartsApi = '/x/api/charts';
export const chartsErrors = `${charts}/errors#message-`;
export const tree = '/x/react-tree-view';
export const treeApi = '/x/api/tree-view';
export const treeErrors = `${tree}/errors#message-`;
