/** What every command is started with: nothing in this project calls home. */
export const ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  MUI_X_TELEMETRY_DISABLED: 'true',
};
