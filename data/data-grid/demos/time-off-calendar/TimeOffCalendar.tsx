import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGridPro, gridClasses, useGridApiRef, type GridCellParams } from '@mui/x-data-grid-pro';
import { AbsenceDialog } from './AbsenceDialog';
import {
  checkDraft,
  covers,
  days,
  initialAbsences,
  listDays,
  month,
  people,
  type Absence,
  type CalendarRow,
  type Draft,
} from './absences';
import { columns } from './columns';
import { Legend } from './types';

interface State {
  absences: readonly Absence[];
  previous?: readonly Absence[];
  message: string;
}

const firstDraft: Draft = { person: 'ada', type: 'Vacation', first: days[0]!, last: days[0]! };
const initialState = { pinnedColumns: { left: ['name'] } };
const toolbarSx = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 };
const gridSx: SxProps<Theme> = {
  [`& .${gridClasses.cell}`]: { px: 0, cursor: 'pointer' },
  [`& .${gridClasses.columnHeader}`]: { px: 0 },
  [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'pre', textAlign: 'center', lineHeight: 1.4 },
  '& [data-field="name"]': { px: 1.5, cursor: 'default' },
  '& .day-off': { bgcolor: 'action.hover' },
};

export default function TimeOffCalendar() {
  const apiRef = useGridApiRef();
  const [draft, setDraft] = React.useState(firstDraft);
  const [isOpen, setIsOpen] = React.useState(false);
  const [{ absences, previous, message }, setState] = React.useState<State>({
    absences: initialAbsences,
    message: 'Choose a day to add an absence.',
  });
  // #region preview
  const rows = React.useMemo(
    () =>
      people.map((person): CalendarRow => {
        return { ...person, absences: absences.filter((absence) => absence.person === person.id) };
      }),
    [absences],
  );
  const pinnedRows = React.useMemo(() => ({ bottom: [{ id: 'away', name: 'Away', absences }] }), [absences]);
  // #endregion preview

  const open = (next: Draft) => {
    setDraft(next);
    setIsOpen(true);
  };
  const change = (next: readonly Absence[], done: string) => {
    setState({ absences: next, previous: absences, message: done });
    setIsOpen(false);
  };
  const listOthers = (id?: number) => absences.filter((absence) => absence.id !== id);
  const remove = (id?: number) => change(listOthers(id), 'Absence removed');
  const save = () => {
    const id = draft.id ?? Math.max(0, ...absences.map((absence) => absence.id)) + 1;
    change([...listOthers(id), { ...draft, id }], 'Absence saved');
  };
  const undo = () => previous && setState({ absences: previous, message: 'Change undone' });

  const findAbsence = ({ id, field }: GridCellParams) =>
    absences.find((absence) => absence.person === id && covers(absence, field));
  const openCell = (params: GridCellParams) => {
    const { id, field } = params;
    if (id !== 'away' && days.includes(field)) {
      open(findAbsence(params) ?? { ...firstDraft, person: `${id}`, first: field, last: field });
    }
  };
  const restoreFocus = () => {
    // The dialog returns the focus to the cell that opened it, unless a longer absence covers that cell now.
    const [start] = listDays(draft);
    if (start && document.activeElement === document.body) {
      apiRef.current?.setCellFocus(draft.person, start);
    }
  };

  return (
    <Stack spacing={1.5} sx={{ height: 560 }}>
      <Stack direction="row" sx={toolbarSx}>
        <Typography variant="h6" component="p">
          {month}
        </Typography>
        <Legend />
        <Button variant="contained" size="small" onClick={() => open(firstDraft)}>
          Add absence
        </Button>
      </Stack>
      <DataGridPro
        label={`Time off in ${month}`}
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={initialState}
        rowHeight={44}
        onCellClick={openCell}
        onCellKeyDown={(params, event) => {
          const absence = findAbsence(params);
          if (event.key === 'Enter') {
            openCell(params);
          } else if (event.key === 'Delete' && absence) {
            remove(absence.id);
          }
        }}
        disableColumnMenu
        disableColumnReorder
        disableColumnResize
        disableColumnSorting
        rowSelection={false}
        hideFooter
        sx={gridSx}
      />
      <Stack direction="row" sx={toolbarSx}>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
        {/* Unlike `disabled`, `aria-disabled` keeps the focus on the button. */}
        <Button
          size="small"
          aria-disabled={!previous}
          onClick={undo}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', pointerEvents: 'none' } }}
        >
          Undo
        </Button>
      </Stack>
      <AbsenceDialog
        draft={draft}
        isOpen={isOpen}
        problem={isOpen ? checkDraft(draft, absences) : ''}
        onChange={setDraft}
        onSave={save}
        onRemove={() => remove(draft.id)}
        onClose={() => setIsOpen(false)}
        onClosed={restoreFocus}
      />
    </Stack>
  );
}
