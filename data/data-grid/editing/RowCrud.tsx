import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  Toolbar,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  phone: string;
  isNew?: boolean;
}

interface Editor {
  modes: GridRowModesModel;
  add: () => void;
  edit: (id: GridRowId) => void;
  save: (id: GridRowId) => void;
  cancel: (id: GridRowId) => void;
  remove: (id: GridRowId) => void;
}

const nothing = () => {};
// The columns stay the same array, because their cells read what changes from a context.
const EditorContext = React.createContext<Editor>({
  modes: {},
  add: nothing,
  edit: nothing,
  save: nothing,
  cancel: nothing,
  remove: nothing,
});

function ContactActions(params: GridRenderCellParams<Contact>) {
  const { modes, edit, save, cancel, remove } = React.useContext(EditorContext);
  const { id } = params;
  return modes[id]?.mode === GridRowModes.Edit ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<SaveIcon />} label="Save" onClick={() => save(id)} />
      <GridActionsCellItem icon={<CancelIcon />} label="Cancel" onClick={() => cancel(id)} />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<EditIcon />} label="Edit" onClick={() => edit(id)} />
      <GridActionsCellItem icon={<DeleteIcon />} label="Delete" onClick={() => remove(id)} />
    </GridActionsCell>
  );
}

function ContactToolbar() {
  const { add } = React.useContext(EditorContext);
  return (
    <Toolbar aria-label="Contacts">
      <Button size="small" onClick={add}>
        Add contact
      </Button>
    </Toolbar>
  );
}

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110, editable: true },
  { field: 'phone', headerName: 'Phone', width: 110, editable: true },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 90,
    renderCell: (params) => <ContactActions {...params} />,
  },
];

export default function RowCrud() {
  const [rows, setRows] = React.useState<Contact[]>([
    { id: 1, name: 'Ines Duarte', phone: '555-0101' },
    { id: 2, name: 'Tom Becker', phone: '555-0102' },
    { id: 3, name: 'Maria Lind', phone: '555-0103' },
  ]);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const editor = React.useMemo<Editor>(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setModes((current) => ({ ...current, [id]: mode }));
    const remove = (id: GridRowId) => setRows((current) => current.filter((row) => row.id !== id));
    return {
      modes,
      add: () => {
        const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
        setRows((current) => [...current, { id, name: '', phone: '', isNew: true }]);
        setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' });
      },
      // #region preview
      edit: (id) => setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' }),
      save: (id) => setMode(id, { mode: GridRowModes.View }),
      cancel: (id) => {
        setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
        if (rows.some((row) => row.id === id && row.isNew)) {
          remove(id);
        }
      },
      // #endregion preview
      remove,
    };
  }, [modes, rows]);

  return (
    <EditorContext.Provider value={editor}>
      <Box sx={{ height: 362 }}>
        <DataGrid
          label="Contacts"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ reason, id }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) {
              // Only the buttons, Enter, Tab and Escape end editing.
              event.defaultMuiPrevented = true;
            } else if (reason === GridRowEditStopReasons.escapeKeyDown) {
              event.defaultMuiPrevented = true;
              editor.cancel(id);
            }
          }}
          processRowUpdate={(edited) => {
            const contact = { ...edited, isNew: false };
            setRows((current) => current.map((row) => (row.id === contact.id ? contact : row)));
            return contact;
          }}
          showToolbar
          slots={{ toolbar: ContactToolbar }}
          hideFooter
          disableRowSelectionOnClick
          sx={{ [`& .${gridClasses['row--editing']}`]: { boxShadow: 2 } }}
        />
      </Box>
    </EditorContext.Provider>
  );
}
