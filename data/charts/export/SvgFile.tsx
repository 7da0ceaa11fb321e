import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { months, series } from './parcels';

const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'opacity', 'font-family', 'font-size', 'visibility'];

/** Serializes the drawing with the styles that it has on the page. */
function serialize(svg: SVGSVGElement): string {
  // #region preview
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((element, index) => {
    const styles = getComputedStyle(element);
    for (const property of PROPERTIES) {
      copies[index]!.style.setProperty(property, styles.getPropertyValue(property));
    }
  });
  copy.setAttribute('width', `${svg.clientWidth}`);
  copy.setAttribute('height', `${svg.clientHeight}`);
  return new XMLSerializer().serializeToString(copy);
  // #endregion preview
}

export default function SvgFile() {
  const svgRef = React.useRef<SVGSVGElement>(null);
  const save = () => {
    const url = URL.createObjectURL(new Blob([serialize(svgRef.current!)], { type: 'image/svg+xml' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'parcels.svg';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div>
      <Button onClick={save}>Save as SVG</Button>
      <BarChart
        ref={svgRef}
        height={240}
        aria-label="Parcels sent and returned from January to April"
        xAxis={[{ data: months }]}
        series={series}
      />
    </div>
  );
}
