import type { ComponentType } from 'react';

/**
 * Puts a demo into a box with the rules that it brings along, which hold in this box only.
 *
 * @param moduleName what the rules know the box by: `Rows-tailwind`
 */
export function styleDemo(Demo: ComponentType, moduleName: string, styles: string): ComponentType {
  return function StyledDemo() {
    return (
      <div className="demo-styling" data-styling={moduleName}>
        <Demo />
        {/* In the body: after the rules of the packages, which it wins against where both weigh the same. */}
        <style>{styles}</style>
      </div>
    );
  };
}
