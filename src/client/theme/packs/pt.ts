import { ptBR } from '@mui/material/locale';
import { ptBR as charts } from '@mui/x-charts/locales';
import { ptBR as dataGrid } from '@mui/x-data-grid/locales';
import { ptBR as datePickers } from '@mui/x-date-pickers/locales';
import { mergePacks } from './mergePacks';

/** Brazilian Portuguese. The tree view has no texts in it. */
export const pack = mergePacks(ptBR, charts, dataGrid, datePickers);
