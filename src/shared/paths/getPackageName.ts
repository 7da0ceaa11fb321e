/** `'@mui/material/Box' -> '@mui/material'`, `'dayjs/plugin/utc' -> 'dayjs'` */
export function getPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
