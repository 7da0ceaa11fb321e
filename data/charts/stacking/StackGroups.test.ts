import { expect, type Locator } from '@playwright/test';

export const title = 'Two stacks and a series without a stack make three bars per quarter.';

export default async function test(demo: Locator): Promise<void> {
  const boxOf = async (series: string) =>
    (await demo.locator(`[data-series="${series}"] .MuiBar-element`).first().boundingBox())!;
  const left = async (series: string) => Math.round((await boxOf(series)).x);
  await expect
    .poll(async () => {
      const [tickets, freight, crew, fuel, plan] = [
        await left('tickets'),
        await left('freight'),
        await left('crew'),
        await left('fuel'),
        await left('plan'),
      ];
      return tickets === freight && crew === fuel && tickets < crew && crew < plan;
    })
    .toBe(true);
  const tickets = await boxOf('tickets');
  const freight = await boxOf('freight');
  expect(Math.abs(freight.y + freight.height - tickets.y)).toBeLessThan(2);
}
