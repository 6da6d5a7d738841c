import { GatewayError, type CallSpec, type FailureKind, type Gateway } from '@koo/api-client'
import type { LoanAgreement } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { recordConsent, type ConsentOptions } from './index.ts'
import { readRecord } from './recorded.ts'

const RECORD = 'other/agreementrecord'
const TRACE = 'cash/serverUpload'
const merchant: ConsentOptions = {
  key: 'merchant_consent',
  scene: 'merchantLoan',
  clientCode: 'merchant-loan',
  traceId: 'merchant-agreement-checkbox',
  lifeMs: 1_000,
}
const LIST: readonly LoanAgreement[] = [
  { name: '借款协议', url: 'https://agreements.test/loan', version: 'v3', isLoanProtocol: true },
  { name: '个人征信查询及报送授权书', url: 'https://agreements.test/credit', isLoanProtocol: false },
]
const [LOAN, CREDIT] = [
  { agreementName: '借款协议', agreementUrl: 'https://agreements.test/loan', agreementVersion: 'v3' },
  { agreementName: '个人征信查询及报送授权书', agreementUrl: 'https://agreements.test/credit' },
]

/** A server that fails as told, by path, and the requests that it got. */
function serverThat(fails: Readonly<Record<string, Error>> = {}) {
  const requests: [string, object][] = []
  const gateway: Gateway = {
    serverNow: () => 0,
    call<Content>({ path }: CallSpec, request: object) {
      requests.push([path, request])
      const error = fails[path]
      return error ? Promise.reject(error) : Promise.resolve(null as Content)
    },
  }
  const sent = (path: string) => requests.flatMap(([to, request]) => (to === path ? [request] : []))
  return { gateway, sent }
}
const failing = (kind: FailureKind, message = '', code?: number) =>
  new GatewayError(kind, RECORD, message, { code })

describe('the record of a consent', () => {
  it('names the first agreement, and all that were shown, with their versions', async () => {
    const { gateway, sent } = serverThat()
    expect(await recordConsent(gateway, LIST, merchant)).toEqual({ isRecorded: true })
    expect(sent(RECORD)).toEqual([{ ...LOAN, subAgreementList: [LOAN, CREDIT], clientCode: 'merchant-loan' }])
  })

  it('has the others as sub-agreements where the product says so', async () => {
    const { gateway, sent } = serverThat()
    await recordConsent(gateway, LIST, { ...merchant, subAgreements: true })
    expect(sent(RECORD)).toEqual([{ ...LOAN, subAgreementList: [CREDIT], clientCode: 'merchant-loan' }])
  })

  it('of a single agreement has no sub-agreement beside it', async () => {
    const { gateway, sent } = serverThat()
    await recordConsent(gateway, LIST.slice(0, 1), { ...merchant, subAgreements: true })
    expect(sent(RECORD)).toMatchObject([{ agreementName: '借款协议', subAgreementList: [] }])
  })

  it.each([null, undefined, ''])('leaves out a version that is %s', async (version) => {
    const { gateway, sent } = serverThat()
    await recordConsent(
      gateway,
      [{ name: '借款协议', url: '/loan', isLoanProtocol: true, version }],
      merchant,
    )
    expect(sent(RECORD)[0]).not.toHaveProperty('agreementVersion')
  })

  it('is not made of nothing: without agreements nothing is sent', async () => {
    const { gateway, sent } = serverThat()
    const result = await recordConsent(gateway, [], merchant)
    expect(result).toEqual({ isRecorded: false, message: '网络异常，请您重新提交' })
    expect([...sent(RECORD), ...sent(TRACE)]).toEqual([])
  })

  it('has a trace with the scene and the names in their order', async () => {
    const { gateway, sent } = serverThat()
    await recordConsent(gateway, LIST, merchant)
    const traceData = { scene: 'merchantLoan', protocolNames: LIST.map(({ name }) => name) }
    expect(sent(TRACE)).toEqual([{ traceId: 'merchant-agreement-checkbox', traceData }])
  })

  it('counts although its trace fails', async () => {
    const { gateway } = serverThat({ [TRACE]: new Error('no trace') })
    expect(await recordConsent(gateway, LIST, merchant)).toEqual({ isRecorded: true })
  })
})

describe('a consent that was not recorded', () => {
  const NETWORK = '网络异常，请您重新提交'
  it.each<[string, Error, string | null]>([
    ['the server’s refusal', failing('result', '协议已更新，请重新阅读', 40_199), '协议已更新，请重新阅读'],
    ['no connection', failing('network'), NETWORK],
    ['no reply in time', failing('timeout'), NETWORK],
    ['an error of the server', failing('http', 'Bad Gateway', 502), NETWORK],
    ['a reply that is none', failing('malformed'), NETWORK],
    ['an error of the page', new TypeError('x is not a function'), NETWORK],
    ['the end of the session: its own page says it', failing('session'), null],
    ['a call that the page took back', failing('aborted'), null],
  ])('says: %s', async (_why, error, message) => {
    const { gateway } = serverThat({ [RECORD]: error })
    expect(await recordConsent(gateway, LIST, merchant)).toEqual({ isRecorded: false, message })
  })
})

it.each([null, undefined, '', 7, [], {}, { recordedAt: '1772000000000' }, { recordedAt: null }])(
  'takes no time of a consent from %j',
  (stored) => {
    expect(readRecord(stored)).toBeNull()
  },
)

it('takes nothing but the time from what is stored', () => {
  expect(readRecord({ recordedAt: 5, agreed: true })).toEqual({ recordedAt: 5 })
})
