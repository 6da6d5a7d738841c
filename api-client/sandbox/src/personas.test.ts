import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../scripts/catalogue.ts'
import { FAULT_KINDS } from './engine/faultKinds.ts'
import { MAGIC_INPUTS, PHONE_ENDINGS, personas, type LocaleText } from './index.ts'
import { accountProofs } from './products/account/testing/proofs.ts'
import { channelProofs } from './products/channel/testing/proofs.ts'
import { couponProofs } from './products/coupon/testing/proofs.ts'
import { mountOf, Person, START, frozenSandbox } from './testing/client.ts'
import { creditProofs } from './products/credit/testing/proofs.ts'
import { homeProofs } from './products/home/testing/proofs.ts'
import { costProofs } from './products/loan/testing/costProofs.ts'
import { loanProofs } from './products/loan/testing/proofs.ts'
import { merchantProofs } from './products/merchant/testing/proofs.ts'
import { repaymentProofs } from './products/repayment/testing/proofs.ts'

/** Tests that prove what each persona demonstrates. A persona without a test fails. */
const proofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  ...loanProofs,
  ...costProofs,
  ...accountProofs,
  ...creditProofs,
  ...channelProofs,
  ...repaymentProofs,
  ...merchantProofs,
  ...homeProofs,
  ...couponProofs,
}

/** Expects one sentence in Chinese and one in English, each in its own script and with its full stop. */
function expectSentence({ zh, en }: LocaleText): void {
  expect(zh).toMatch(/[\u4e00-\u9fff].*。$/)
  expect(en).toMatch(/^\w.*\.$/)
  expect(en).not.toMatch(/[\u4e00-\u9fff]/)
}

it.each(FAULT_KINDS)('fault $kind is described in both languages', ({ about }) => {
  expectSentence(about)
})

it.each(MAGIC_INPUTS)('magic input $field $value is described in both languages', ({ effect }) => {
  expectSentence(effect)
})

it('the catalogue matches the data; the script `catalogue` writes it', () => {
  expect(readFileSync(new URL('../CATALOGUE.md', import.meta.url), 'utf8')).toBe(catalogue())
})

describe.each(personas)('persona $name', ({ name, title, shows, mobile, limit, coupons }) => {
  it('proves what it demonstrates', async () => {
    const proof = proofs[name]
    expect(proof, `no proof of ${name}`).toBeDefined()
    const person = await new Person(mountOf(frozenSandbox())).signIn(name)
    await proof?.(person)
  })

  it('has a title, one sentence and a phone of its own', () => {
    expect(title).toMatch(/[\u4e00-\u9fff]/)
    expect(PHONE_ENDINGS[mobile.slice(-4)]).toBe(name)
    expectSentence(shows)
  })

  it('has the same coupons every time, each with a number of its own', () => {
    const list = coupons(START)
    expect(coupons(START)).toEqual(list)
    expect(new Set(list.map((coupon) => coupon.couponId)).size).toBe(list.length)
    expect(limit.minimum).toBeGreaterThan(0)
  })
})
