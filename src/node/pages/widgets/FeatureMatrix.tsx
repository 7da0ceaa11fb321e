import { Fragment } from 'react';
import { features } from '../../../../data/features';
import { navigation } from '../../../../data/navigation';
import { findActiveEntry } from '../../base/navigation/findActiveEntry';
import { getGroupProductId } from '../../base/navigation/getGroupProductId';
import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import { ALL_PLANS, type AnyPlan, type ProductFeatures } from '../../../shared/products/features';
import { getLocalizedText } from '../../../shared/languages/languages';
import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { ProductFolder } from '../../../shared/products/products';
import { proveFeatures, type ProvenFeature, type ProvenProduct } from '../../api/features/proveFeatures';
import { getSiteTitle } from '../../base/navigation/getSiteTitle';
import { createWidget, type Widget, type WidgetSite } from './createWidget';

interface MatrixFeature extends Pick<ProvenFeature, 'title' | 'pathname' | 'plans'> {
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

/**
 * Finds what the tables of products show. A guide that does not exist is not linked.
 *
 * @param products in the order of the tables
 */
export async function loadMatrix(
  products: readonly ProductFeatures[],
  { projectDirectory, pathnames }: WidgetSite,
): Promise<MatrixProduct[]> {
  const proven = await proveFeatures(projectDirectory, products);
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

/** The tables of all products. */
export const featureMatrix = createWidget(FeatureMatrix, (site) => loadMatrix(features, site));

/** The table of one product. */
export function createFeaturesWidget(folder: ProductFolder): Widget {
  const products = features.filter((product) => product.folder === folder);
  return createWidget(FeatureMatrix, (site) => loadMatrix(products, site));
}
