import { getLocalizedText, type Language, type LocalizedText } from '../../shared/languages/languages';
import type { AdRecord } from './AdRecord';

/** An advertisement of our own; its texts by language. */
interface InHouseAd {
  name: string;
  link: string;
  img: string;
  description: LocalizedText<AdRecord['description']>;
}

/** `('themes') -> 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes'` */
function storeLink(campaign: string, pathname = '/store/'): string {
  return `https://mui.com${pathname}?utm_source=docs&utm_medium=referral&utm_campaign=in-house-${campaign}`;
}

/** In the order of their numbers. */
const IN_HOUSE_ADS: readonly InHouseAd[] = [
  {
    name: 'scaffoldhub',
    link: 'https://v2.scaffoldhub.io/scaffolds/react-material-ui?partner=1',
    img: '/static/ads-in-house/scaffoldhub.png',
    description: {
      en: { bold: 'ScaffoldHub.', text: ' Describe your data, get a full-stack app in Material UI.' },
      zh: { bold: 'ScaffoldHub。', text: '描述你的数据模型，即可生成基于 Material UI 的全栈应用。' },
    },
  },
  {
    name: 'templates',
    link: storeLink('templates'),
    img: '/static/ads-in-house/themes-2.jpg',
    description: {
      en: { bold: 'Page templates.', text: ' Start your admin panel or dashboard from finished pages.' },
      zh: { bold: '页面模板。', text: '从现成的页面开始搭建管理后台或仪表盘。' },
    },
  },
  {
    name: 'themes',
    link: storeLink('themes'),
    img: '/static/ads-in-house/themes.png',
    description: {
      en: { bold: 'Premium themes.', text: ' Give your app a finished look with a ready-made theme.' },
      zh: { bold: '高级主题。', text: '用现成的主题，让你的应用拥有完整的外观。' },
    },
  },
  {
    name: 'tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui?utm_source=npm-material-ui&utm_medium=referral&utm_campaign=enterprise',
    img: '/static/ads-in-house/tidelift.png',
    description: {
      en: { bold: 'Tidelift.', text: ' One enterprise subscription for the open source you rely on.' },
      zh: { bold: 'Tidelift。', text: '一份企业订阅，保障你所依赖的开源软件包。' },
    },
  },
  {
    name: 'figma',
    link: storeLink('figma', '/store/items/figma-react/'),
    img: '/static/ads-in-house/figma.png',
    description: {
      en: { bold: 'Design kit for Figma.', text: ' Over 600 components, drawn to match the code.' },
      zh: { bold: 'Figma 设计套件。', text: '600 多个组件，与代码保持一致。' },
    },
  },
];

/**
 * The in-house advertisement that a draw selects.
 *
 * @param draw in [0, 1)
 */
export function selectInHouseAd(draw: number, language: Language): AdRecord {
  const { name, link, img, description } = IN_HOUSE_ADS[Math.floor(IN_HOUSE_ADS.length * draw)]!;
  return {
    name,
    link,
    img,
    description: getLocalizedText(description, language),
    poweredby: 'MUI',
    label: `in-house-${name}`,
  };
}
