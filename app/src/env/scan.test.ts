import { afterEach, expect, it, vi } from 'vitest'
import { scanInMessenger } from './scan.ts'

const signature = { appId: 'wx1', timestamp: 1_782_000_000, nonceStr: 'n', signature: 's' }

/** A messenger that answers each function of its bridge with this outcome. */
function messenger(outcomes: Record<string, string>) {
  const invoke = vi.fn((name: string, _request: object, reply: (result: { err_msg?: string }) => void) =>
    reply({ err_msg: outcomes[name] ?? `${name}:fail` }),
  )
  vi.stubGlobal('window', { WeixinJSBridge: { invoke } })
  return invoke
}

afterEach(() => vi.unstubAllGlobals())

it('proves the address of the page, then opens the scanner', async () => {
  const invoke = messenger({ preVerifyJSAPI: 'preVerifyJSAPI:ok', scanQRCode: 'scanQRCode:ok' })
  expect(await scanInMessenger(signature)).toBe(true)
  expect(invoke.mock.calls.map(([name]) => name)).toEqual(['preVerifyJSAPI', 'scanQRCode'])
  expect(invoke.mock.calls[1]?.[1]).toMatchObject({ needResult: 0, verifyTimestamp: '1782000000' })
})

it('opens nothing where the signature is refused', async () => {
  const invoke = messenger({ scanQRCode: 'scanQRCode:ok' })
  expect(await scanInMessenger(signature)).toBe(false)
  expect(invoke).toHaveBeenCalledTimes(1)
})

it('says no outside the messenger', async () => {
  vi.stubGlobal('window', {})
  expect(await scanInMessenger(signature)).toBe(false)
})
