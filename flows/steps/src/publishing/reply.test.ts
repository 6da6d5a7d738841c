import { GatewayError, type FailureKind } from '@koo/api-client'
import { describe, expect, it } from 'vitest'
import { publishReply } from './reply.ts'

const failing = (kind: FailureKind, code?: number) => () =>
  Promise.reject(new GatewayError(kind, 'cash/publishV2', '当前暂无可借资方，请稍后重试', { code }))

describe('what a publish reply says', () => {
  it('a loan with an id is accepted', async () => {
    const reply = await publishReply(() => Promise.resolve({ loanId: 'L1' }))
    expect(reply).toEqual({ type: 'accepted', loan: { listingId: null, loanId: 'L1' } })
  })

  it('a success without any id leaves the outcome open', async () => {
    expect(await publishReply(() => Promise.resolve({}))).toEqual({ type: 'replyLost' })
  })

  it('a Result of the server is a refusal', async () => {
    expect(await publishReply(failing('result', 45007))).toMatchObject({ type: 'refused', code: 45007 })
  })

  it('an ended session sent nothing', async () => {
    expect(await publishReply(failing('session', -4000))).toEqual({ type: 'sessionEnded' })
  })

  it.each<[FailureKind, number?]>([
    ['http', 500],
    ['timeout'],
    ['network'],
    ['malformed'],
    ['contract'],
    ['aborted'],
    // The serial came before with other fields: a loan of that serial may exist.
    ['result', 409],
  ])('%s %s leaves the outcome open', async (kind, code) => {
    expect(await publishReply(failing(kind, code))).toEqual({ type: 'replyLost' })
  })

  it('so does an error that is not the gateway’s', async () => {
    expect(await publishReply(() => Promise.reject(new TypeError('x')))).toEqual({ type: 'replyLost' })
  })
})
