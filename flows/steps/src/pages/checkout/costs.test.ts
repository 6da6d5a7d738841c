import { channelQueryInstalmentDetails, channelQueryPayOptions } from '@koo/api-client/calls'
import { sandboxWorld } from '@koo/page/testing'
import { personas } from '@koo/sandbox'
import { expect, it } from 'vitest'
import { figures } from '../../blocks/cost/figures.ts'
import { costsOf, plansOf } from './plans.ts'
import { waysOf } from './ways.ts'

const DAY_MS = 86_400_000

/** Every plan of this customer's order some days later, with the table of what it costs. */
async function tablesOf(persona: string, days = 0) {
  const { gateway, clock, signIn } = sandboxWorld({ persona })
  await clock.advance(days * DAY_MS)
  signIn()
  const order = await channelQueryInstalmentDetails(gateway, {}).catch(() => null)
  const options = await channelQueryPayOptions(gateway, {}).catch(() => null)
  if (!order || !options) return []
  return waysOf(options).flatMap((way) =>
    plansOf(order, way).plans.map((plan) => ({
      persona,
      plan: `${way.id}${plan.period}`,
      table: costsOf(order, way, plan, figures),
    })),
  )
}

it('what a server states of a plan is what its figures cost, whatever it charges them for', async () => {
  const all = (await Promise.all(personas.map(({ name }) => tablesOf(name)))).flat()
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(({ table }) => !table?.stated || table.fault !== null)).toEqual([])
})

it.each([3, 8, 14, 20, 27])('the same %i days later, with another first period', async (days) => {
  const [all, combined] = await Promise.all([tablesOf('siku-after', days), tablesOf('pay-combine', days)])
  expect(all.length).toBeGreaterThan(3)
  expect([...all, ...combined].filter(({ table }) => table?.fault !== null)).toEqual([])
})
