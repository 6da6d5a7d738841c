import { describe, expect, it } from 'vitest'
import { comeFrom, place, visit } from './products/channel/testing/partner.ts'
import { readyToPublish, statusOf, submitOrder, upload } from './products/merchant/testing/shop.ts'
import { frozenSandbox, mountOf } from './testing/client.ts'

describe.each([
  ['merchant-credit-start', '13800000362'],
  ['merchant-credit-after', '13800000363'],
])('%s', (_, mobile) => {
  it('comes by the credential of the partner, and goes through the whole application to a loan', async () => {
    const sandbox = frozenSandbox()
    const mount = mountOf(sandbox)
    const arrive = () => comeFrom('merchant-credit', mobile, mount)
    let person = await arrive()
    if ((await place(person)) === '<authorise>') await visit(person, 'done')
    expect(await place(person)).toBe('/pages/credit/merchant')
    expect(await statusOf(person)).toBeNull()
    const orderNum = await submitOrder(person)
    await upload(person, 'contract')
    const seen = []
    for (const seconds of [10, 10, 20]) {
      sandbox.changeClock({ advanceMs: seconds * 1000 })
      // The partner's customer comes again: the authorisation and the order are known.
      person = await arrive()
      expect(await place(person)).toBe('/pages/credit/merchant')
      seen.push(await statusOf(person))
    }
    expect(seen).toEqual([31, 4, 5])
    await person.call('merchant/publish', await readyToPublish(person))
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      orderNum,
      loanAmount: '100000.00',
      canUseLoanAmount: '80000.00',
    })
    expect(sandbox.world().loanCount).toBe(1)
  })
})
