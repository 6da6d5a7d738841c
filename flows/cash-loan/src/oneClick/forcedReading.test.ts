import { describe, expect, it } from 'vitest'
import { agreementsToRead, nextOfReading } from './forcedReading.ts'

const reply = (processLineSteps?: number | null, processLine?: number | null) => ({
  loanForceReadDTO: { processLineSteps: processLineSteps ?? null, processLine: processLine ?? null },
})

describe('where a one-click loan goes on', () => {
  it.each([
    ['steps 1 and line 1 open the protocol page', 1, 1, 'protocol'],
    ['steps 1 and line 100 open the verification page', 1, 100, 'verification'],
    ['steps 2 and line 100 are abnormal', 2, 100, 'abnormal'],
    ['steps 2 and line 1 open the protocol page', 2, 1, 'protocol'],
  ] as const)(
    '%s',
    { tags: ['oneClick.3', 'oneClick.4', 'oneClick.5', 'oneClick.6'] },
    (_rule, steps, line, next) => {
      expect(nextOfReading(reply(steps, line))).toBe(next)
    },
  )

  it('nothing forced is published', { tags: ['oneClick.7'] }, () => {
    expect(nextOfReading(null)).toBe('publish')
    expect(nextOfReading({})).toBe('publish')
    expect(nextOfReading({ loanForceReadDTO: null })).toBe('publish')
  })

  // See gap 74.
  it('every other combination is abnormal, and nothing is published', () => {
    const values = [-1, 0, 1, 2, 3, 99, 100, 101, null, undefined]
    const known = ['1,1', '1,100', '2,100', '2,1']
    for (const steps of values)
      for (const line of values) {
        if (known.includes(`${steps},${line}`)) continue
        expect([steps, line, nextOfReading(reply(steps, line))]).toEqual([steps, line, 'abnormal'])
      }
  })
})

describe('the agreements to read', () => {
  const infos = (...openAccInstDealInfos: Record<string, unknown>[]) => ({
    loanForceReadDTO: { processLine: 1, processLineSteps: 1, openAccInstDealInfos },
  })

  it('are listed once each', () => {
    const one = { agreementName: '借款协议', agreementUrl: 'https://a.test/1' }
    expect(agreementsToRead(infos(one, one, { ...one, agreementUrl: 'https://a.test/2' }))).toEqual([
      { name: '借款协议', url: 'https://a.test/1', isLoanProtocol: true },
      { name: '借款协议', url: 'https://a.test/2', isLoanProtocol: true },
    ])
  })

  it.each([
    ['no list', null],
    ['nothing in the list', infos()],
    ['no address', infos({ agreementName: '借款协议' })],
    ['no name', infos({ agreementName: '', agreementUrl: 'https://a.test/1' })],
    ['something else', infos({ agreementName: 1, agreementUrl: {} })],
  ])('cannot be read with %s', (_what, wrong) => {
    expect(agreementsToRead(wrong)).toBeNull()
  })
})
