import type { ExplainedMessage } from '../../src/shared/page/messages';

/** Messages of the license check, which the paid packages of every product share. */
export const license: readonly ExplainedMessage[] = [
  {
    message: 'MUI X: Missing license key.',
    cause: {
      en: 'No key is set when the first Pro or Premium component renders, or the key is an empty string. The component still works, but shows a watermark.',
      zh: '第一个 Pro 或 Premium 组件渲染时还没有设置密钥，或者密钥是空字符串。组件可以工作，但带有水印。',
    },
    cure: {
      en: 'Call `setLicenseKey` before the first render, in a module that runs in the browser. If you already do this, see [Key set but reported missing](/x/introduction/licensing/#key-set-but-reported-missing).',
      zh: '在浏览器中运行的模块里调用 `setLicenseKey`，并且早于第一次渲染。如果已经这样做，见[设置了密钥却提示缺失](/x/introduction/licensing/#key-set-but-reported-missing)。',
    },
    code: {
      language: 'ts',
      text: `import { LicenseInfo } from '@mui/x-license';

LicenseInfo.setLicenseKey('your key');`,
    },
  },
  {
    message: [
      'MUI X: Invalid license key.',
      'Error checking license. Key version not found!',
      'Error checking license. License model not found or invalid!',
      'Error checking license. Expiry timestamp not found or invalid!',
      'Error checking license. planScope not found or invalid!',
    ],
    cause: {
      en: 'The key is not complete: a character is missing or changed. If the console also shows "Error checking license", the key is complete, but this version of the package does not support it.',
      zh: '密钥不完整：缺少字符，或者有字符被改动。如果控制台还显示“Error checking license”，说明密钥是完整的，但当前版本的包不支持它。',
    },
    cure: {
      en: 'Copy the key again, in one line, without quotes or spaces. If the console also shows "Error checking license", update the package.',
      zh: '重新复制密钥，保持为一行，不带引号和空格。如果控制台还显示“Error checking license”，请更新这个包。',
    },
  },
  {
    message: 'MUI X: License key plan mismatch.',
    cause: {
      en: 'You use a Premium package with a Pro key. This message also appears if you use only Pro features of the package.',
      zh: '你在 Premium 版的包中使用了 Pro 密钥。即使只用到这个包的 Pro 功能，也会出现这条消息。',
    },
    cure: {
      en: 'Import the Pro package, or use a Premium key. See [Premium plan](/x/introduction/licensing/#premium-plan).',
      zh: '改为导入 Pro 版的包，或者使用 Premium 密钥。见 [Premium 版](/x/introduction/licensing/#premium-plan)。',
    },
  },
  {
    message: 'MUI X: Component not included in your license.',
    cause: {
      en: 'The key belongs to the first version of the Pro plan, which includes only the data grid and the date pickers. The component is a chart or a tree view.',
      zh: '密钥属于第一版的 Pro 方案，它只包含数据网格和日期选择器。该组件是图表或树形视图。',
    },
    cure: {
      en: 'Use a key of the current plan. See [Pro plan](/x/introduction/licensing/#pro-plan).',
      zh: '使用当前方案的密钥。见 [Pro 版](/x/introduction/licensing/#pro-plan)。',
    },
  },
  {
    message: 'MUI X: Expired package version.',
    cause: {
      en: 'The installed version was released after the end of the license term.',
      zh: '安装的版本是在许可期限结束之后发布的。',
    },
    cure: {
      en: 'Install a version that was released during the term, or renew the license. See [When a term ends](/x/introduction/licensing/#when-a-term-ends).',
      zh: '安装在期限内发布的版本，或者续期许可证。见[期限结束之后](/x/introduction/licensing/#when-a-term-ends)。',
    },
  },
  {
    message: 'MUI X: Expired license key.',
    cause: {
      en: 'The term of an annual license has ended, and the page runs in development or in a test. From 30 days after the term, the component throws an error in development.',
      zh: '年度许可证的期限已经结束，而页面运行在开发环境或测试中。从期限结束 30 天后起，组件会在开发环境中抛出错误。',
    },
    cure: {
      en: 'Renew the license, and use the new key. Production builds do not show this message. See [When a term ends](/x/introduction/licensing/#when-a-term-ends).',
      zh: '请续期许可证，并使用新的密钥。生产构建不会显示这条消息。见[期限结束之后](/x/introduction/licensing/#when-a-term-ends)。',
    },
  },
];
