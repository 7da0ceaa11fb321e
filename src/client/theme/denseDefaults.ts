const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/** Default props that make demos dense (BEHAVIOUR 4.3). */
export const denseDefaults = {
  components: {
    MuiButton: small,
    MuiIconButton: small,
    MuiFab: small,
    MuiTable: small,
    MuiFilledInput: denseMargin,
    MuiFormControl: denseMargin,
    MuiFormHelperText: denseMargin,
    MuiInputBase: denseMargin,
    MuiInputLabel: denseMargin,
    MuiOutlinedInput: denseMargin,
    MuiTextField: denseMargin,
    MuiListItem: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
} as const;
