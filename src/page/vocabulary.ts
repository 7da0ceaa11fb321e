import type { ComponentType } from 'react';
import { PackageVersions, type PackageVersion } from './widgets/PackageVersions';

/** The widgets a page may name in `::widget{name="…"}`, with what the build hands them as `data`. */
export interface Vocabulary {
  'package-versions': PackageVersion[];
}

type WidgetMap = { [Name in keyof Vocabulary]: ComponentType<{ data: Vocabulary[Name] }> };

const widgets: WidgetMap = {
  'package-versions': PackageVersions,
};

/** The component of a widget; the build has checked that the name exists. */
export function getWidget(name: string): ComponentType<{ data: unknown }> {
  return widgets[name as keyof Vocabulary] as ComponentType<{ data: unknown }>;
}
