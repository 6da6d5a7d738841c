import { describe, expect, it, vi } from 'vitest'
import { createAdmin } from '../admin.ts'
import { OPEN_KEY, startFresh, START_ERROR_KEY } from '../freshStart.ts'
import { SHARE_MARK } from '../early.ts'
import { prepare, type PrepareParts } from '../prepare.ts'
import { readShareLink, shareLink, type Shared } from './link.ts'
import { labStage, NOON, type LabStage } from '../testing/stage.ts'
import { readChoice } from '../surroundings/choice.ts'

const shared = (part: Partial<Shared> = {}): Shared => ({
  v: 1,
  world: {
    persona: 'lender-cap',
    clock: { offsetMs: 86_400_000, frozenAt: null },
    faults: [{ match: 'cash/*', fault: 'drop=before', times: 2 }],
    dropRepeats: false,
  },
  theme: 'night',
  environment: { kind: 'messenger-browser', os: 'android', version: '3.4.0' },
  signedIn: true,
  ...part,
})

const hashOf = (state: Shared) => shareLink('', state)

describe('a share link', () => {
  it('holds everything, in characters every chat leaves alone', () => {
    const link = shareLink('https://koo.test/pages/credit/cash/home', shared())
    expect(link).toMatch(/^https:\/\/koo\.test\/pages\/credit\/cash\/home#lab=[\w-]+$/)
    expect(readShareLink(new URL(link).hash)).toEqual(shared())
  })

  it('carries Chinese', () => {
    const faults = [{ fault: { kind: 'result' as const, code: 1, message: '额度超市兑换中，请稍后重试' } }]
    const state = shared({ world: { ...shared().world, faults } })
    expect(readShareLink(hashOf(state))).toEqual(state)
  })

  it.each([
    ['', 'no fragment'],
    ['#lab=', 'nothing in it'],
    ['#lab=%%%', 'no base 64'],
    [`#lab=${btoa('{')}`, 'no JSON'],
    [`#lab=${btoa('{"v":2}')}`, 'another version'],
    ['#reloaded=1', 'another fragment'],
    [hashOf(shared({ world: { ...shared().world, persona: 'x'.repeat(20_000) } })), 'too long'],
  ])('%.20s is none: %s', (hash) => {
    expect(readShareLink(hash)).toBeNull()
  })
})

/** A browser that opens a link, with the stage's sandbox. */
function opened(stage: LabStage, hash: string) {
  let reloads = 0
  const target = {} as Window
  const parts: PrepareParts = {
    host: { ...stage.host, reload: () => void (reloads += 1) },
    hash: () => hash,
    setHash: (next) => void (hash = next),
    window: target,
  }
  return { parts, target, reloads: () => reloads, hash: () => hash }
}

describe('opening one', () => {
  it('restores world, looks, environment and sign-in, and loads the page again without the link', async () => {
    const stage = await labStage({ visitor: true })
    stage.host.local.setItem('left-over', '1')
    const browser = opened(stage, hashOf(shared()))
    expect(await prepare(browser.parts)).toBe(false)
    expect(browser.reloads()).toBe(1)
    expect(browser.hash()).toBe('')

    const world = stage.sandbox.world()
    expect(world.persona).toBe('lender-cap')
    expect(world.now).toBe(NOON + 86_400_000)
    expect(world.dropRepeats).toBe(false)
    expect(world.rules).toMatchObject([{ match: 'cash/*', times: 2 }])
    const { local } = stage.host
    expect(local.getItem('left-over')).toBeNull()
    expect(local.getItem(stage.host.themeKey)).toBe('night')
    expect(readChoice(local)?.kind).toBe('messenger-browser')
    expect(stage.host.session.current()?.userId).toBe(world.users[0]?.userId)
  })

  it('may leave the customer signed out', async () => {
    const stage = await labStage()
    const browser = opened(stage, hashOf(shared({ signedIn: false, environment: null })))
    expect(await prepare(browser.parts)).toBe(false)
    expect(stage.host.session.current()).toBeNull()
    expect(readChoice(stage.host.local)).toBeNull()
  })

  it.each([
    ['damaged', `${SHARE_MARK}AAAA`, '链接不完整'],
    [
      'of a customer nobody knows',
      hashOf(shared({ world: { ...shared().world, persona: 'nobody' } })),
      'nobody',
    ],
  ])('that is %s still starts the app and shows the error', async (_, hash, message) => {
    const stage = await labStage()
    const browser = opened(stage, hash)
    expect(await prepare(browser.parts)).toBe(true)
    expect(browser.reloads()).toBe(0)
    expect(browser.hash()).toBe('')
    expect(stage.host.session.current()).not.toBeNull()
    expect(stage.host.tab.getItem(START_ERROR_KEY)).toContain(message)
  })

  it('is not needed for the bridge of a chosen environment', async () => {
    const stage = await labStage({ environment: { kind: 'app-android', os: 'android', version: '3.4.0' } })
    const install = vi.spyOn(stage.host.bridge, 'install')
    const browser = opened(stage, '')
    expect(await prepare(browser.parts)).toBe(true)
    expect(install.mock.calls).toEqual([
      [browser.target, expect.objectContaining({ kind: 'app-android', version: '3.4.0' })],
    ])
  })
})

describe('a fresh start', () => {
  it("empties the browser except theme, environment and the lab's state", async () => {
    const stage = await labStage({ environment: { kind: 'app-ios', os: 'ios', version: '3.4.0' } })
    const { host } = stage
    host.local.setItem(host.themeKey, 'ruby')
    host.local.setItem('loan_cash_serial_no', 'x')
    host.tab.setItem(OPEN_KEY, '1')
    host.tab.setItem('draft', 'x')
    await startFresh({
      admin: createAdmin(host.fetch),
      host,
      world: 'new-customer',
      signedIn: true,
    })
    expect(host.local.getItem('loan_cash_serial_no')).toBeNull()
    expect(host.tab.getItem('draft')).toBeNull()
    expect(host.local.getItem(host.themeKey)).toBe('ruby')
    expect(host.tab.getItem(OPEN_KEY)).toBe('1')
    expect(readChoice(host.local)?.kind).toBe('app-ios')
    expect(stage.sandbox.world().users.map(({ persona }) => persona)).toEqual(['new-customer'])
    expect(host.session.current()?.userId).toBe(stage.sandbox.world().users[0]?.userId)
  })

  it('leaves this browser alone when the sandbox refuses', async () => {
    const { host } = await labStage()
    host.local.setItem('draft', 'x')
    const admin = createAdmin(host.fetch)
    await expect(startFresh({ admin, host, world: 'nobody', signedIn: true })).rejects.toThrow('nobody')
    expect(host.local.getItem('draft')).toBe('x')
  })
})
