import { expect, it } from 'vitest';
import { sizeSkeletons } from '../../../../src/node/demos/render/sizeSkeletons';

function createRow(widths: readonly string[]): HTMLElement {
  const row = document.createElement('div');
  row.innerHTML = widths
    .map(
      (width) =>
        `<div class="MuiDataGrid-cellSkeleton"><span class="MuiSkeleton-text" style="width: ${width}; height: 1.2em"></span></div>`,
    )
    .join('');
  return row;
}

const readWidths = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('.MuiSkeleton-text')].map(({ style }) => style.width);

it('the widths of skeletons depend on their place alone', () => {
  const [first, second] = [createRow(['71%', '44%', '52%']), createRow(['79%', '58%', '41%'])];
  sizeSkeletons(first);
  sizeSkeletons(second);
  expect(first.innerHTML).toBe(second.innerHTML);
  expect(readWidths(first)).toEqual(['40%', '48%', '56%']);
  expect(first.querySelector<HTMLElement>('.MuiSkeleton-text')!.style.height).toBe('1.2em');
});

it('other skeletons stay as they are', () => {
  const box = document.createElement('div');
  box.innerHTML = '<span class="MuiSkeleton-text" style="width: 71%"></span>';
  sizeSkeletons(box);
  expect(readWidths(box)).toEqual(['71%']);
});
