import { readFile } from 'node:fs/promises';
import exceljs from '@mui/x-internal-exceljs-fork';
import type { Download } from '@playwright/test';

/** The bytes of a downloaded file. */
export async function readDownload(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** The lines of a downloaded CSV file. */
export async function readCsvLines(download: Download): Promise<string[]> {
  return (await readDownload(download)).toString('utf8').split('\r\n');
}

/** A downloaded Excel file. */
export async function readWorkbook(download: Download): Promise<exceljs.Workbook> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.readFile(await download.path());
  return workbook;
}
