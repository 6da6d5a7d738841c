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
    const uses = [{ page: 'number', calls }]
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
