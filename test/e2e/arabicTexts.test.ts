import { expect, it } from 'vitest';
import english from '../../translations/en.json';
import arabic from '../../e2e/fixtures/arabic/ar.json';

function listKeys(table: object, prefix = ''): string[] {
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? listKeys(value as object, `${prefix}${name}.`)
      : [prefix + name],
  );
}

it('the language of the browser test has each text of the interface', () => {
  expect(listKeys(arabic).toSorted()).toEqual(listKeys(english).toSorted());
});
