import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CODE, opened, tab } from '../testing/atCode.ts'
import { askCode, fillHome, publishCalls } from '../testing/tab.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

const START = '/cashLead/loan'

it(
  'the partner’s loan from the first digit to its result, marked, and once',
  { tags: ['loan.6', 'route.31', 'id.4'] },
  async () => {
    const world = sandboxWorld({ persona: 'lead-new-style' })
    const store = memoryStorage()
    const view = tab(world, { at: START, store })
    await fillHome('12000')
    await expect
      .poll(view.address)
      .toMatch(/^\/cashLead\/confirm\?amount=12000&period=12&card=C1&coupons=CL\d$/)
    await expect.element(page.getByText('示例小额贷款有限公司').first()).toBeVisible()
    const field = await askCode()
    await field.fill(CODE)
    await expect.poll(view.address).toMatch(/^\/result\/loan\?listingId=.*from=cashLead/)
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    const requests = ['cash/preApproval', 'cash/publishV2'].flatMap((path) =>
      world.sandbox.log('default', path).map(({ request }) => request),
    )
    expect(requests.map((request) => (request as { leadFlow?: string }).leadFlow)).toEqual(
      requests.map(() => 'leadFlowV1'),
    )
    expect(publishCalls(world)).toHaveLength(1)
    expect(world.sandbox.world().loans).toMatchObject([{ amountCents: 1_200_000, isLead: true }])
    // When its result was seen, nothing of the application is left.
    await world.clock.advance(1_000)
    expect(store.entries().loan_cash_serial_no).toContain('"closed"')
    expect(view.host.memory.getItem('lead_loan_draft')).toBeNull()
    view.back()
    await view.settles()
    expect(view.address()).toMatch(/^\/result\/loan/)
  },
)

it('a refusal leads back to the partner’s form with everything in it', async () => {
  const world = sandboxWorld({ persona: 'lead-new-style' })
  const view = tab(world, { at: START })
  await fillHome('12000')
  const field = await askCode()
  world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'result=45007' })
  await field.fill(CODE)
  await page.getByRole('button', { name: '返回修改' }).click()
  await expect.poll(view.address).toMatch(/^\/cashLead\/loan/)
  await expect.element(page.getByTestId('amount')).toHaveValue('12,000')
})

it('an application of the partner with an unknown outcome is settled first, also on the wallet’s page', async () => {
  const world = sandboxWorld({ persona: 'lead-new-style' })
  const store = memoryStorage()
  const first = tab(world, { at: START, store })
  await fillHome('12000')
  const field = await askCode()
  world.sandbox.addFaults(
    'default',
    { match: 'cash/publishV2', times: 1, fault: 'drop=after' },
    { match: 'cash/getLoanAfterProcessInfo', fault: 'http=503' },
  )
  await field.fill(CODE)
  await expect.poll(() => world.sandbox.world().loanCount).toBe(1)
  first.unmount()
  world.sandbox.clearFaults()
  const second = tab(world, { at: '/cash/home', store })
  await expect.poll(second.address).toMatch(/^\/result\/loan\?listingId=.*from=cashLead/)
  expect(world.sandbox.world().loanCount).toBe(1)
})
