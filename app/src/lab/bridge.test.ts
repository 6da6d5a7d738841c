import { describe, expect, it, vi } from 'vitest'
import { nativeWire } from '../env/bridge/wires.ts'
import { settled } from '@koo/host/testing'
import { labBridge } from './bridge.ts'

const nativeLogin = () => Promise.resolve({ token: 'token-of-the-sandbox' })
const signAlipay = vi.fn(() => Promise.resolve('signed' as const))
const reload = vi.fn()
const app = { kind: 'app-ios', version: '3.3.9' } as const

/** The bridge on a window, with what it says to one call. */
function installed(environment: Parameters<ReturnType<typeof labBridge>['install']>[1]) {
  const bridge = labBridge({ nativeLogin, signAlipay, reload, photo: () => 'AAAA' })
  const target = new EventTarget() as Window
  bridge.install(target, environment)
  const said: unknown[] = []
  const send = nativeWire(target)?.((message) => said.push(JSON.parse(String(message))))
  return { bridge, target, said, send }
}

describe('the simulated bridge', () => {
  it('lists the methods of its version', () => {
    const { methods } = labBridge({ nativeLogin, signAlipay, reload, photo: () => 'AAAA' })
    const open = methods(app).map(({ name, open: has }) => [name, has])
    expect(open).toContainEqual(['pickVideo', false])
    expect(open).toContainEqual(['capture', true])
    expect(methods({ kind: 'h5', version: '3.4.0' })).toEqual([])
    const names = (kind: 'messenger-browser' | 'messenger-miniprogram' | 'messenger-enterprise') =>
      methods({ kind, version: '0' }).map(({ name }) => name)
    expect(names('messenger-browser')).toEqual(['closeWindow', 'preVerifyJSAPI', 'scanQRCode'])
    expect(names('messenger-enterprise')).toEqual(['closeWindow'])
    expect(names('messenger-miniprogram')).toEqual(['invokeMiniProgramAPI'])
  })

  it('replies as the app does, and records what it did', async () => {
    const { bridge, said, send } = installed(app)
    for (const [id, method] of ['setTitle', 'pickVideo', 'quit'].entries())
      await send?.(JSON.stringify({ id: String(id), method, params: { title: '"</script>' } }))
    expect(said).toEqual([
      { id: '0', result: null },
      { id: '1', error: { code: 'tooOld' } },
      { id: '2', error: { code: 'missing' } },
    ])
    expect(bridge.calls().map(({ method, refused }) => [method, refused])).toEqual([
      ['setTitle', null],
      ['pickVideo', '方法只能在大于等于3.4.0版本的版本中使用'],
      ['quit', '当前环境不支持该功能，请换一种方式'],
    ])
    expect(bridge.calls()[0]?.given).toBe('{"title":"\\"</script>"}')
  })

  it('has the token of the sandbox', async () => {
    const { said, send } = installed(app)
    await send?.('{"id":"1","method":"login","params":{"open":true}}')
    expect(said).toEqual([{ id: '1', result: { token: 'token-of-the-sandbox' } }])
  })

  it.each([
    ['3.4.0', { result: { outcome: 'signed' } }, 1],
    ['3.3.9', { error: { code: 'tooOld' } }, 0],
  ])('signs at the alipay of the sandbox in %s', async (version, reply, times) => {
    signAlipay.mockClear()
    const { said, send } = installed({ ...app, version })
    await send?.('{"id":"1","method":"signAlipay","params":{"address":"/__sandbox/alipay"}}')
    expect(said).toEqual([{ id: '1', ...reply }])
    expect(signAlipay.mock.calls).toEqual(Array.from({ length: times }, () => ['/__sandbox/alipay']))
  })

  it('keeps its latest thirty calls', async () => {
    const { bridge, send } = installed(app)
    for (let k = 0; k < 40; k += 1)
      await send?.(JSON.stringify({ id: 'x', method: 'setTitle', params: { k } }))
    await settled()
    expect(bridge.calls()).toHaveLength(30)
    expect(bridge.calls().at(-1)?.given).toBe('{"k":39}')
  })

  it('is on the window in an app or a messenger, and nowhere else', () => {
    const browser = installed({ kind: 'h5', version: '3.4.0' }).target
    expect([browser.kooBridge, browser.WeixinJSBridge]).toEqual([undefined, undefined])
    expect(installed({ kind: 'messenger-enterprise', version: '0' }).target.WeixinJSBridge).toBeDefined()
    const { target } = installed(app)
    expect(target.kooBridge).toBeDefined()
    expect(() => Object.assign(target, { kooBridge: null })).toThrow(TypeError)
  })

  it('misbehaves as it is told to, and has no such ways in a browser', async () => {
    const { bridge, said, send } = installed({ ...app, manner: 'refuses everything' })
    await send?.('{"id":"1","method":"setTitle","params":{"title":"x"}}')
    expect(said).toEqual([{ id: '1', error: { code: 'refused' } }])
    expect(bridge.manners('app-ios')).toHaveLength(14)
    expect(bridge.manners('messenger-browser').map(([name]) => name)).toEqual([
      'absent',
      'never replies',
      'replies after ten seconds',
      'replies twice',
      'replies with garbage',
      'refuses everything',
      'throws',
    ])
    expect(bridge.manners('h5')).toEqual([])
    expect(installed({ ...app, manner: 'absent' }).target.kooBridge).toBeUndefined()
  })

  it('opens the page again when it kills it while the camera is open', async () => {
    const { send } = installed({ ...app, manner: 'kills the page while the camera is open' })
    void send?.('{"id":"1","method":"capture","params":{"what":"photo"}}')
    await settled()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('of a name that nobody knows does what was agreed on', async () => {
    const { said, send } = installed({ ...app, manner: 'sings' })
    await send?.('{"id":"1","method":"setTitle","params":{"title":"x"}}')
    expect(said).toEqual([{ id: '1', result: null }])
  })
})
