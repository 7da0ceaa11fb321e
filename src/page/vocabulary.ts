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

/** The components by name; the build has checked that each name exists and what its data is. */
export const vocabulary = widgets as unknown as Record<string, ComponentType<{ data: unknown }>>;
