const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/** Default props that make demos dense. */
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
    MuiDataGrid: { defaultProps: { density: 'compact' } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
} as const;
