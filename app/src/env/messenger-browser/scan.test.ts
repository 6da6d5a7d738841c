import { expect, it, vi } from 'vitest'
import { messengerCalls, type Outcome } from '../messenger/bridge.ts'
import { scanInMessenger } from './scan.ts'

const signature = { appId: 'wx1', timestamp: 1_782_000_000, nonceStr: 'n', signature: 's' }

/** Functions of a messenger with these outcomes. */
const messenger = (outcomes: Record<string, Outcome>) =>
  vi.fn(async (name: string, _request: object) => outcomes[name] ?? 'fail')

it('sends the signature for the page, then opens the scanner', async () => {
  const invoke = messenger({ preVerifyJSAPI: 'ok', scanQRCode: 'ok' })
  await scanInMessenger(invoke, signature)
  expect(invoke.mock.calls.map(([name]) => name)).toEqual(['preVerifyJSAPI', 'scanQRCode'])
  expect(invoke.mock.calls[1]?.[1]).toMatchObject({ needResult: 0, verifyTimestamp: '1782000000' })
})

it('opens nothing when the signature is refused', async () => {
  const invoke = messenger({ scanQRCode: 'ok' })
  await expect(scanInMessenger(invoke, signature)).rejects.toMatchObject({ kind: 'refused' })
  expect(invoke).toHaveBeenCalledTimes(1)
})

it.each([
  ['an object without functions', {}],
  [
    'one whose script is missing',
    {
      invoke() {
        throw new TypeError('Java object is gone')
      },
    },
  ],
])('is missing with %s', async (_, bridge) => {
  vi.stubGlobal('window', { WeixinJSBridge: Object.freeze(bridge) })
  const wait = vi.fn(() => () => undefined)
  await expect(scanInMessenger(messengerCalls(wait), signature)).rejects.toMatchObject({
    kind: 'missing',
    message: '当前环境不支持该功能，请换一种方式',
  })
  vi.unstubAllGlobals()
})

it.each([
  ['cancel', 'cancelled'],
  ['fail', 'refused'],
  ['missing', 'missing'],
  ['timedOut', 'timedOut'],
] as const)('that ends with %s is %s', async (outcome, kind) => {
  const invoke = messenger({ preVerifyJSAPI: 'ok', scanQRCode: outcome })
  await expect(scanInMessenger(invoke, signature)).rejects.toMatchObject({ kind })
})
