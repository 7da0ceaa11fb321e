/** A demo, as `loadDemo` imports it. */
export default function Bars() {
  return null;
}
