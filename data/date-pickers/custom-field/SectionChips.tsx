import * as React from 'react';
import dayjs from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  Unstable_PickersSectionList as PickersSectionList,
  Unstable_PickersSectionListRoot as SectionListRoot,
  Unstable_PickersSectionListSection as Section,
} from '@mui/x-date-pickers/PickersSectionList';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 4,
  padding: 6,
  border: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: 10,
  '&:focus-within': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '&:has([aria-invalid="true"])': { borderColor: (theme.vars ?? theme).palette.error.main },
}));

const Chip = styled('span')(({ theme }) => ({
  padding: '4px 6px',
  borderRadius: 6,
  outline: 'none',
  background: (theme.vars ?? theme).palette.action.hover,
  '&:focus': { boxShadow: `inset 0 0 0 2px ${(theme.vars ?? theme).palette.primary.main}` },
}));

const Separator = styled('span')({ whiteSpace: 'pre', '&:not(:empty)': { padding: '0 3px' } });

const OpenButton = styled('button')({
  display: 'inline-flex',
  padding: 4,
  border: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
});

// #region preview
const sectionSlots = {
  root: SectionListRoot,
  section: Section,
  sectionContent: Chip,
  sectionSeparator: Separator,
};

function ChipField(props: DatePickerFieldProps) {
  const { label, name, open, setOpen, rootRef, triggerRef, triggerStatus } = usePickerContext();
  const field = useDateField<true, DatePickerFieldProps>(props);
  // #endregion preview
  const ownId = React.useId();
  // On desktop, the picker passes an id. The popup takes its name from `${id}-label`.
  const id = props.id ?? ownId;
  return (
    <div ref={rootRef}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div>
        <Frame
          ref={triggerRef}
          role="group"
          aria-labelledby={`${id}-label`}
          onClick={field.onClick}
          onMouseDown={field.onMouseDown}
        >
          <PickersSectionList
            elements={field.elements}
            sectionListRef={field.sectionListRef}
            contentEditable={field.contentEditable}
            tabIndex={field.tabIndex}
            onFocus={field.onFocus}
            onBlur={field.onBlur}
            onKeyDown={field.onKeyDown}
            onInput={field.onInput}
            onPaste={field.onPaste}
            slots={sectionSlots}
            slotProps={{ sectionContent: { 'aria-invalid': field.error } }}
          />
          {triggerStatus !== 'hidden' && (
            <OpenButton
              type="button"
              aria-label={field.openPickerAriaLabel}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={triggerStatus === 'disabled'}
              onClick={(event) => {
                // Without this call, the frame would also select a section.
                event.preventDefault();
                setOpen((wasOpen) => !wasOpen);
              }}
            >
              <CalendarMonthIcon fontSize="small" />
            </OpenButton>
          )}
          {/* Takes part in forms, and passes the focus of the label on to the sections. */}
          <input
            id={id}
            name={name}
            value={field.value}
            onChange={field.onChange}
            onFocus={field.onFocus}
            disabled={field.disabled}
            tabIndex={-1}
            aria-hidden
            style={visuallyHidden}
          />
        </Frame>
      </div>
    </div>
  );
}

export default function SectionChips() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First day at work"
        minDate={dayjs('2026-05-04')}
        defaultValue={dayjs('2026-05-11')}
        slots={{ field: ChipField }}
      />
    </LocalizationProvider>
  );
}
