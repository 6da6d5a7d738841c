import { GatewayError, type FailureKind } from '@koo/api-client'
import { describe, expect, it } from 'vitest'
import { publishReply } from './reply.ts'

const failing =
  (kind: FailureKind, code?: number, outcomeUnknown = false) =>
  () =>
    Promise.reject(
      new GatewayError(kind, 'cash/publishV2', '当前暂无可借资方，请稍后重试', { code, outcomeUnknown }),
    )

describe('a publish reply', () => {
  it('a loan with an id is accepted', async () => {
    const reply = await publishReply('s-1', () => Promise.resolve({ loanId: 'L1' }))
    expect(reply).toEqual({ type: 'accepted', loan: { listingId: null, loanId: 'L1' } })
  })

  it('a success without any id leaves the outcome open', async () => {
    expect(await publishReply('s-1', () => Promise.resolve({}))).toEqual({ type: 'replyLost' })
  })

  it('a Result that the contract declares as a refusal is refused', async () => {
    expect(await publishReply('s-1', failing('result', 45007))).toMatchObject({
      type: 'refused',
      code: 45007,
    })
  })

  it.each<[FailureKind, number?]>([
    ['http', 500],
    ['session', -4000],
    ['session', -4001],
    ['timeout'],
    ['network'],
    ['malformed'],
    ['contract'],
    ['aborted'],
    // Any other Result: "system error", a serial that came before with other fields, a code that nobody knows.
    ['result', 42020],
  ])('%s %s leaves the outcome open', async (kind, code) => {
    expect(await publishReply('s-1', failing(kind, code, true))).toEqual({ type: 'replyLost' })
  })

  it('an error that is not from the gateway leaves the outcome open too', async () => {
    expect(await publishReply('s-1', () => Promise.reject(new TypeError('x')))).toEqual({ type: 'replyLost' })
  })
})
