/**
 * Selects what an element shows besides text. The build and the browser compare the snapshot of a demo with the live
 * demo by these elements, and must count the same ones.
 */
export const VISIBLE_MARKS = 'path, rect, circle, line, polygon, polyline, ellipse, img, canvas, input';
