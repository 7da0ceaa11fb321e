import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartsLocalizationProvider } from '@mui/x-charts-pro/ChartsLocalizationProvider';
import { enUSLocaleText, ptBRLocaleText } from '@mui/x-charts-pro/locales';
import { zhCN } from './zhCN';

const languages = {
  en: { name: 'English', localeText: enUSLocaleText, sales: 'Sales' },
  pt: { name: 'Português', localeText: ptBRLocaleText, sales: 'Vendas' },
  zh: { name: '中文', localeText: zhCN, sales: '销售额' },
};

type Language = keyof typeof languages;

const months = Array.from({ length: 4 }, (_, index) => new Date(2026, index, 1));

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('pt');
  const { localeText, sales } = languages[language];
  const format = new Intl.DateTimeFormat(language, { month: 'long' });
  return (
    <div lang={language}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, value: Language | null) => value && setLanguage(value)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton key={code} value={code} lang={code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <ChartsLocalizationProvider localeText={localeText}>
        <BarChartPro
          height={240}
          showToolbar
          xAxis={[{ data: months, zoom: true, valueFormatter: (month: Date) => format.format(month) }]}
          series={[{ data: [1240, 1180, 1405, 1520], label: sales }]}
          aria-label={sales}
        />
      </ChartsLocalizationProvider>
      {/* #endregion preview */}
    </div>
  );
}
