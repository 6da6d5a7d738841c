import { serial, type Person } from '../../../testing/client.ts'

/** Orders a top-up of a phone; the number makes the request unique. */
export const orderTopUp = (person: Person, k: number, overrides: Record<string, string> = {}) =>
  person.call('virtual/createOrder', {
    serialNumber: serial(k),
    skuId: 'phone-mobile-100',
    account: '13812345678',
    ...overrides,
  })

/** Result and message of a top-up order that is refused. */
export const refusedTopUp = (person: Person, k: number, overrides: Record<string, string>) =>
  person.refusal('virtual/createOrder', {
    serialNumber: serial(k),
    skuId: 'phone-mobile-100',
    account: '13812345678',
    ...overrides,
  })

/** Status and amount of an order. */
export async function topUpResult(person: Person, orderNum: string): Promise<[unknown, unknown]> {
  const { status, amount } = await person.call('virtual/queryPayResult', { orderNum })
  return [status, amount]
}
