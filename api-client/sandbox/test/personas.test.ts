import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../scripts/catalogue.ts'
import { PHONE_ENDINGS, personas } from '../src/index.ts'
import { accountProofs } from './account/proofs.ts'
import { channelProofs } from './channel/proofs.ts'
import { mountOf, Person, START, stillSandbox } from './client.ts'
import { creditProofs } from './credit/proofs.ts'
import { homeProofs } from './home/proofs.ts'
import { loanProofs } from './loan/proofs.ts'
import { merchantProofs } from './merchant/proofs.ts'
import { repaymentProofs } from './repayment/proofs.ts'

/** What each persona demonstrates, shown. A persona without an entry fails. */
const proofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  ...loanProofs,
  ...accountProofs,
  ...creditProofs,
  ...channelProofs,
  ...repaymentProofs,
  ...merchantProofs,
  ...homeProofs,
}

it('the catalogue is what the data say; `node scripts/catalogue.ts` writes it', () => {
  expect(readFileSync(new URL('../CATALOGUE.md', import.meta.url), 'utf8')).toBe(catalogue())
})

describe.each(personas)('persona $name', ({ name, title, shows, mobile, limit, coupons }) => {
  it('shows what it says it shows', async () => {
    const proof = proofs[name]
    expect(proof, `no proof of ${name}`).toBeDefined()
    const person = await new Person(mountOf(stillSandbox())).signIn(name)
    await proof?.(person)
  })

  it('has a title, one sentence and a phone of its own', () => {
    expect(title).toMatch(/[\u4e00-\u9fff]/)
    expect(PHONE_ENDINGS[mobile.slice(-4)]).toBe(name)
    expect(shows).toMatch(/^[\w].*\.$/)
  })

  it('has the same coupons every time, each with a number of its own', () => {
    const list = coupons(START)
    expect(coupons(START)).toEqual(list)
    expect(new Set(list.map((coupon) => coupon.couponId)).size).toBe(list.length)
    expect(limit.minimum).toBeGreaterThan(0)
  })
})
