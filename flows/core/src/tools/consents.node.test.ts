import { describe, expect, it } from 'vitest'
import { defineFlow, defineStep, type ConsentsElsewhere } from '../index.ts'
import { checkConsentUse, checkFlow, sheet } from './index.ts'

const load = () => Promise.resolve({ default: () => null })
const number = defineStep({ title: '身份证号认证', consents: ['credit'] }).page(load)
const silent = defineStep({ title: '身份证号认证' }).page(load)
const flowOf = (consents: ConsentsElsewhere = {}, page = number) =>
  defineFlow({ id: 'one', start: 'number', pages: { number: page }, consents })
const lineOf = (...given: Parameters<typeof flowOf>) =>
  sheet(flowOf(...given))
    .split('\n')
    .find((line) => line.includes('credit report'))
const defectsOf = (...given: Parameters<typeof flowOf>) =>
  checkFlow(flowOf(...given)).map(({ where, what }) => `${where} ${what}`)

describe('the consent to the query of credit', () => {
  it('stands on the sheet: where it is asked for, or where it is taken', () => {
    expect(lineOf()).toBe(
      '- consent to the query of the credit report: asked for before the first call that needs it (number)',
    )
    expect(lineOf({ credit: 'in the app of the partner' })).toBe(
      '- consent to the query of the credit report: taken elsewhere, in the app of the partner',
    )
    expect(lineOf({}, silent)).toBeUndefined()
  })

  it('is taken at a place in words, and only where a page needs it', () => {
    expect(defectsOf({ credit: 'in the app of the partner' })).toEqual([])
    expect(defectsOf({ credit: ' ' })).toEqual(["consents: 'credit' is taken nowhere"])
    expect(defectsOf({ credit: 'in the app of the partner' }, silent)).toEqual([
      "consents: 'credit' is needed by no page",
    ])
  })

  it('is named by the step of every page that sends such a call', () => {
    const calls = [{ path: 'channel/idNumberAuth', consent: 'credit' }] as const
    const uses = [{ page: 'number', calls, takes: false }]
    expect(checkConsentUse(flowOf(), uses)).toEqual([])
    expect(checkConsentUse(flowOf({}, silent), uses)).toEqual([
      {
        where: '/one/number',
        what: "sends channel/idNumberAuth, which needs the consent 'credit', and its step names none",
        cure: expect.stringContaining("consents: ['credit']"),
      },
    ])
  })
})

describe('the consent to the agreements of a loan', () => {
  const loan = defineStep({ title: '确认借款', consents: ['lend'] }).page(load)
  const calls = [{ path: 'cash/publishV2', consent: 'lend' }] as const
  const usedBy = (takes: boolean) => [{ page: 'number', calls, takes }]
  const whatOf = (...given: Parameters<typeof checkConsentUse>) =>
    checkConsentUse(...given).map(({ what }) => what)

  it('stands on the sheet: which page takes it, or where it is taken', () => {
    const lineFor = (flow: ReturnType<typeof flowOf>) =>
      sheet(flow)
        .split('\n')
        .find((line) => line.includes('of a loan'))
    expect(lineFor(flowOf({}, loan))).toBe(
      '- consent to the agreements of a loan: given on the page that makes the loan, before its call (number)',
    )
    expect(lineFor(flowOf({ lend: 'in the app of the partner' }, loan))).toBe(
      '- consent to the agreements of a loan: taken elsewhere, in the app of the partner',
    )
  })

  it('is named by the step of every page that lends', () => {
    expect(whatOf(flowOf({}, silent), usedBy(true))).toEqual([
      "sends cash/publishV2, which needs the consent 'lend', and its step names none",
    ])
    // That of the credit report is another one.
    expect(whatOf(flowOf({}, number), usedBy(true))).toHaveLength(1)
    expect(whatOf(flowOf({}, loan), usedBy(true))).toEqual([])
  })

  it('is taken by a part of that page, or elsewhere', () => {
    expect(whatOf(flowOf({}, loan), usedBy(false))).toEqual([
      "names the consent 'lend' and has no part that takes it",
    ])
    expect(whatOf(flowOf({ lend: 'in the app of the partner' }, loan), usedBy(false))).toEqual([])
  })
})
