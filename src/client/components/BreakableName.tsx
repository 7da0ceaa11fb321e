import { Fragment } from 'react';

/** Names up to this long, in characters, fit into their column on every screen. */
const FITTING_LENGTH = 14;

/** A name of the packages that breaks where its words meet: `allowAiAssistantData` above `Sampling`. */
export function BreakableName({ name }: { name: string }) {
  if (name.length <= FITTING_LENGTH) {
    return name;
  }
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
