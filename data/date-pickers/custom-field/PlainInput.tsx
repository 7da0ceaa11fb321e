import * as React from 'react';
import dayjs from 'dayjs';
import type { TextFieldProps } from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  '&:focus-within': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '& input': {
    flex: 1,
    minWidth: 0,
    padding: 8,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
  '& input[aria-invalid="true"]': { color: (theme.vars ?? theme).palette.error.main },
}));

// The input of a design system. It receives the props that `TextField` would receive.
function SystemInput({
  ref,
  className,
  id: idProp,
  label,
  helperText,
  error,
  inputProps,
  InputProps,
  ...props
}: TextFieldProps) {
  const ownId = React.useId();
  const id = idProp ?? ownId;
  return (
    <div ref={ref} className={className} style={{ maxWidth: 260 }}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Line ref={InputProps?.ref as React.Ref<HTMLDivElement>}>
        {InputProps?.startAdornment}
        {/* `inputProps` contains the ref, the key handler and the paste handler. */}
        <input
          {...inputProps}
          id={id}
          name={props.name}
          value={props.value as string}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          disabled={props.disabled}
          readOnly={InputProps?.readOnly}
          aria-invalid={error}
          aria-describedby={`${id}-hint`}
          onChange={props.onChange}
          onClick={props.onClick}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        {InputProps?.endAdornment}
      </Line>
      <small id={`${id}-hint`}>{helperText}</small>
    </div>
  );
}

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Passport valid until"
        minDate={dayjs('2026-05-11')}
        defaultValue={dayjs('2030-02-28')}
        enableAccessibleFieldDOMStructure={false}
        slots={{ textField: SystemInput }}
        slotProps={{ textField: { helperText: '11 May 2026 or later' } }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
