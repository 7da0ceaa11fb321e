/** Reads what the build has written for a controller as the child of an element (`JsonData`). */
export function readJsonData<Data>(place: Element): Data {
  return JSON.parse(place.querySelector(':scope > .json-data')!.textContent) as Data;
}
