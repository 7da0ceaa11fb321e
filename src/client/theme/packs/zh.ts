import { zhCN } from '@mui/material/locale';
import { zhCN as dataGrid } from '@mui/x-data-grid/locales';
import { zhCN as datePickers } from '@mui/x-date-pickers/locales';
import { mergePacks } from './mergePacks';

/** Simplified Chinese. Charts and tree view have no texts in it. */
export const pack = mergePacks(zhCN, dataGrid, datePickers);
