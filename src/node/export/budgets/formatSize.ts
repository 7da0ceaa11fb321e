/** `134567 -> '134.6 KB'` */
export function formatSize(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
