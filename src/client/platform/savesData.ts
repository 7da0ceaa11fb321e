/** Whether the user asked the browser to save data: what is nice to have is not loaded then. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
