/** Degrees; north is positive. */
export const latitudes = [60, 45, 30, 0, -30, -45];
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The 15th of each month as day of the year. */
const days = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349];
const radians = Math.PI / 180;

/** Hours from sunrise to sunset, by the sunrise equation, without refraction. */
function countHours(latitude: number, day: number): number {
  const declination = -23.44 * Math.cos((2 * Math.PI * (day + 10)) / 365);
  const angle = Math.acos(-Math.tan(latitude * radians) * Math.tan(declination * radians));
  return Math.round((240 * angle) / Math.PI) / 10;
}

export const data = latitudes.flatMap((latitude, y) =>
  days.map((day, x) => [x, y, countHours(latitude, day)] as const),
);
