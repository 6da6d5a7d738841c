import { describe, expect, it } from 'vitest'
import { GatewayError } from './index.ts'
import { cashGetAmount, cashPublishV2, userLogin, wechatSdkInit } from './gen/calls.ts'
import type { CashPublishV2Request } from './gen/types.ts'
import { envelope, lost, setUp } from './testing/gateway.ts'

describe('failure reports', () => {
  it(
    'hold the seven fields, and of the request only what the contract allows',
    { tags: ['api.7', 'error.1'] },
    async () => {
      let time = 1000
      const { gateway, reports } = setUp([envelope(null, 42020, '系统异常 13800138000')], {
        now: () => (time += 5),
      })
      const request: CashPublishV2Request = {
        serialNumber: '7d7c6e7e-6f0a-4b4e-9a53-0d1c4f5b2a10',
        termsNo: 'T1',
        signNo: 'S1',
        amount: 20000,
        loanPeriod: 12,
        userCardId: '6222020200112233445',
        loanUseCode: '10001',
        couponIds: ['K1'],
      }
      await expect(cashPublishV2(gateway, request)).rejects.toBeInstanceOf(GatewayError)
      expect(reports).toEqual([
        {
          result: 'result',
          errorCode: 42020,
          errorMessage: '系统异常，请稍后重试',
          startTime: 1005,
          endTime: expect.any(Number) as number,
          requestUrl: 'cash/publishV2',
          requestInfo: {
            serialNumber: request.serialNumber,
            termsNo: '***',
            signNo: '***',
            amount: '***',
            loanPeriod: 12,
            userCardId: '***',
            loanUseCode: '10001',
            couponIds: '***',
          },
        },
      ])
      expect(reports[0]?.endTime).toBeGreaterThan(1005)
    },
  )

  it.each([42020, 45007, 400, 1, -4000])('never hold the text of the server (Result %i)', async (code) => {
    const serverText = '客户张三（13800138000）住杭州市文三路 1 号'
    const { gateway, reports } = setUp([envelope(null, code, serverText)])
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ code, message: serverText })
    expect(reports).toMatchObject([{ errorCode: code }])
    expect(JSON.stringify(reports)).not.toMatch(/张三|8000|文三路/)
  })

  it('never hold phone number or code of a login', async () => {
    const { gateway, reports } = setUp([lost])
    await expect(userLogin(gateway, { mobile: '13800138000', verifyCode: '246810' })).rejects.toBeInstanceOf(
      GatewayError,
    )
    expect(JSON.stringify(reports)).not.toMatch(/13800138000|246810/)
  })

  it('name the call, never its whole address', async () => {
    const { gateway, reports } = setUp([lost])
    const request = { url: 'https://koo.example/?name=%E5%BC%A0%E4%B8%89' }
    await expect(wechatSdkInit(gateway, request)).rejects.toMatchObject({ kind: 'network' })
    expect(reports).toMatchObject([
      { requestUrl: '/wechat/sdkInit', errorMessage: 'network: TypeError: Failed to fetch' },
    ])
    expect(JSON.stringify(reports)).not.toMatch(/gateway\.test|%E5/)
  })

  it('are not made for calls that the caller cancelled', async () => {
    const { gateway, reports } = setUp([envelope({})])
    await expect(cashGetAmount(gateway, {}, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
      GatewayError,
    )
    expect(reports).toEqual([])
  })

  it('do not change the failure of the call when the monitor fails', async () => {
    const report = () => {
      throw new Error('monitor is down')
    }
    const { gateway } = setUp([envelope(null, 45006)], { report })
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ kind: 'result', code: 45006 })
  })
})
