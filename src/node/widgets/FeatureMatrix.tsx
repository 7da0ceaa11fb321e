import { Fragment } from 'react';
import { features } from '../../../data/features';
import { navigation } from '../../../data/navigation';
import { findActiveEntry } from '../navigation/findActiveEntry';
import { getGroupProductId } from '../navigation/getGroupProductId';
import { useLanguage } from '../../client/providers/language/LanguageProvider';
import { ALL_PLANS, type AnyPlan } from '../../shared/features';
import { getLocalizedText } from '../../shared/languages';
import type { NavigationEntry } from '../../shared/navigation';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import { proveFeatures, type ProvenFeature, type ProvenProduct } from '../features/proveFeatures';
import { getSiteTitle } from '../navigation/getSiteTitle';
import { readSourceFiles } from '../files/readSourceFiles';
import { createWidget, type WidgetSite } from './createWidget';

export interface MatrixFeature extends Pick<ProvenFeature, 'title' | 'pathname' | 'plans'> {
  /** Whether the menu marks it as a preview. */
  isPreview: boolean;
}

export interface MatrixProduct extends Pick<ProvenProduct, 'packages'> {
  /** The product's group in the menu. */
  group: NavigationEntry;
  features: MatrixFeature[];
}

/** A package name that may break where its parts meet: columns are narrow on a phone. */
function PackageName({ name }: { name: string }) {
  return (
    <code>
      {name.split(/(?<=[/-])/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

function FeatureTitle({ feature: { title, pathname, isPreview } }: { feature: MatrixFeature }) {
  const { language, t } = useLanguage();
  const text = getLocalizedText(title, language);
  return (
    <>
      {pathname ? <a href={pathnameToHref(pathname, language)}>{text}</a> : text}
      {isPreview && <span className="menu-chip">{t('marks.unstable')}</span>}
    </>
  );
}

function PlanMark({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useLanguage();
  return (
    <td className={isIncluded ? 'feature-included' : 'feature-missing'}>
      <span aria-hidden>{isIncluded ? '✓' : '–'}</span>
      <span className="visually-hidden">
        {isIncluded ? t('features.included') : t('features.notIncluded')}
      </span>
    </td>
  );
}

function ProductTable({ product: { group, packages, features: rows } }: { product: MatrixProduct }) {
  const { language, t } = useLanguage();
  const plans = ALL_PLANS.filter((plan): plan is AnyPlan => packages[plan] !== undefined);
  return (
    <table>
      <caption>{getSiteTitle(group, language)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('features.feature')}</th>
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {t(`planNames.${plan}`)} <PackageName name={packages[plan]!} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((feature) => (
          <tr key={feature.title.en}>
            <th scope="row">
              <FeatureTitle feature={feature} />
            </th>
            {plans.map((plan) => (
              <PlanMark key={plan} isIncluded={feature.plans.includes(plan)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** «Which package do I need?»: for each product, which plan has which feature. */
export function FeatureMatrix({ data }: { data: MatrixProduct[] }) {
  return (
    <div className="feature-matrix">
      {data.map((product) => (
        <ProductTable key={product.group.pathname} product={product} />
      ))}
    </div>
  );
}

async function loadMatrix({ projectDirectory, pathnames, problems }: WidgetSite): Promise<MatrixProduct[]> {
  const sourceFiles = await readSourceFiles(projectDirectory, 'data/features');
  const proven = await proveFeatures(projectDirectory, features, sourceFiles, problems);
  return proven.map(({ folder, packages, features: rows }) => ({
    group: navigation.find((entry) => getGroupProductId(entry) === `x-${folder}`)!,
    packages,
    features: rows.map(({ title, pathname, plans }) => ({
      title,
      plans,
      pathname: pathname !== undefined && pathnames.has(pathname) ? pathname : undefined,
      isPreview: findActiveEntry(navigation, pathname ?? '').active?.unstable === true,
    })),
  }));
}

export const featureMatrix = createWidget(FeatureMatrix, loadMatrix);

/**
 * The table of one product.
 *
 * @param folder of the product in `data/`
 */
export const createProductFeatures = (folder: string) =>
  createWidget(FeatureMatrix, async (site) => {
    // `featureMatrix` reports the problems of all products.
    const products = await loadMatrix({ ...site, problems: [] });
    return products.filter(({ group }) => getGroupProductId(group) === `x-${folder}`);
  });
