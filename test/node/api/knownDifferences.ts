/** Props that declarations have and the lists in the code (`Component.propTypes`) have not, with the reason. */
export interface KnownDifference {
  reason: string;
  /** All props of the components, if absent. */
  props?: string[];
  components: RegExp;
}

export const MISSING_IN_CODE: KnownDifference[] = [
  {
    reason: 'Computed from the plugins of a chart; the generator of the list does not see them.',
    components: /^Charts(Container|DataProvider)(Pro|Premium)?$/,
  },
  {
    reason: 'Declared for all charts of these plans; the generator of the list leaves it out.',
    props: ['plugins'],
    components: /^(Bar|Line|Pie|Radar|Scatter)Chart(Pro|Premium)?$/,
  },
  {
    reason: 'Declared by React for whatever takes children.',
    props: ['children'],
    components: /Chart|Heatmap|Trigger$|^Export|^PromptField|^QuickFilter|^ToolbarButton$/,
  },
  {
    reason: 'An attribute of the element as well, which the generator of the list leaves out.',
    props: ['color', 'height', 'hidden', 'width', 'x', 'y', 'onClick', 'lang', 'onChange', 'tabIndex'],
    components: /^(BarElement|BarLabel|LineHighlightElement|PieArc|PromptField|\w*Control|\w*Legend)$/,
  },
  {
    reason: 'Handlers of the field, which the generator of the list takes for attributes.',
    props: ['onClick', 'onInput', 'onKeyDown', 'onMouseDown', 'onPaste'],
    components: /Field$/,
  },
  {
    reason: 'Declared by the slot that the button fills, for the props of Material UI.',
    props: ['material'],
    components: /Trigger$|^Export|^PromptField|^QuickFilter|^ToolbarButton$/,
  },
  {
    reason: 'Added to the props of the legend by the type of the component.',
    props: ['slots', 'slotProps'],
    components: /ColorLegend$/,
  },
  {
    reason: 'Added by a newer release than the list.',
    props: ['tickSpacing', 'tabNavigation', 'className', 'classes'],
    components: /^(ChartsXAxis|ChartsYAxis|DataGrid|PiePlot|ScatterPlot)$/,
  },
];

/** Rows whose words differ, as `Component.prop`, with the reason. */
export const OLDER_IN_CODE: Record<string, string> = {
  'DataGrid.autoHeight': 'The declaration recommends it for some cases; the list still calls it deprecated.',
  'ChartsContainerPro.colors': 'The list names the palette of the previous major version.',
  'MarkElement.skipAnimation': 'The list has lost the default.',
  'MarkPlot.skipAnimation': 'The list has lost the default.',
};

/** Required in the declaration; a check at run time cannot tell `undefined` from nothing. */
export const OPTIONAL_IN_CODE = [
  'ChartsWrapper.children',
  'TreeItemProvider.children',
  'TreeItemProvider.id',
  'PickersTextField.sectionListRef',
  'PickersSectionList.sectionListRef',
];

/**
 * Classes that no exported object has: the objects of the radar are private, and the one of the grid lacks a
 * class that its pivot panel has.
 */
export const CLASSES_NOT_EXPORTED =
  /^(RadarGrid|RadarAxisHighlight)\.|^DataGrid(Pro|Premium)?\.pivotPanelBody$/;

/** Slots that an interface named after a component declares for the components that show it. */
export const SLOTS_OF_OTHERS = ['ChartsTooltip.tooltip', 'BarLabel.barLabel', 'ChartsToolbarPro.toolbar'];
