import { describe, expect, it } from 'vitest'
import { SESSION_KEY } from '../../../src/session/session.ts'
import { createAdmin } from '../../../src/lab/admin.ts'
import { OPEN_KEY, startFresh, TROUBLE_KEY } from '../../../src/lab/fresh-start.ts'
import { SHARE_MARK } from '../../../src/lab/orders.ts'
import { prepare, type PrepareParts } from '../../../src/lab/prepare.ts'
import { readShareLink, shareLink, type Shared } from '../../../src/lab/share/link.ts'
import { labStage, NOON, type LabStage } from '../../../src/lab/testing/stage.ts'
import { readChoice } from '../../../src/lab/surroundings/choice.ts'
import { THEME_KEY } from '../../../src/theme/theme.ts'

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

/** A browser that opens a link, with the stage's sandbox behind it. */
function opened(stage: LabStage, hash: string) {
  let reloads = 0
  const target = {} as Window
  const parts: PrepareParts = {
    stores: stage.host,
    admin: createAdmin(stage.host.fetch),
    hash: () => hash,
    setHash: (next) => void (hash = next),
    reload: () => void (reloads += 1),
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
    expect(local.getItem(THEME_KEY)).toBe('night')
    expect(readChoice(local)?.kind).toBe('messenger-browser')
    expect(JSON.parse(local.getItem(SESSION_KEY) ?? '')).toMatchObject({ userId: world.users[0]?.userId })
  })

  it('may leave the customer at the door', async () => {
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
  ])('that is %s starts the app all the same and says so', async (_, hash, words) => {
    const stage = await labStage()
    const browser = opened(stage, hash)
    expect(await prepare(browser.parts)).toBe(true)
    expect(browser.reloads()).toBe(0)
    expect(browser.hash()).toBe('')
    expect(stage.host.session.current()).not.toBeNull()
    expect(stage.host.tab.getItem(TROUBLE_KEY)).toContain(words)
  })

  it('is not needed for the bridge of a chosen environment', async () => {
    const stage = await labStage({ environment: { kind: 'app-android', os: 'android', version: '3.4.0' } })
    const browser = opened(stage, '')
    expect(await prepare(browser.parts)).toBe(true)
    expect(browser.target.kooBridge?.version).toBe('3.4.0')
  })
})

describe('a fresh start', () => {
  it('empties the browser but for looks, environment and the lab', async () => {
    const stage = await labStage({ environment: { kind: 'app-ios', os: 'ios', version: '3.4.0' } })
    const { host } = stage
    host.local.setItem(THEME_KEY, 'ruby')
    host.local.setItem('loan_cash_serial_no', 'x')
    host.tab.setItem(OPEN_KEY, '1')
    host.tab.setItem('draft', 'x')
    await startFresh({
      admin: createAdmin(host.fetch),
      stores: host,
      session: host.session,
      world: 'new-customer',
      signedIn: true,
    })
    expect(host.local.getItem('loan_cash_serial_no')).toBeNull()
    expect(host.tab.getItem('draft')).toBeNull()
    expect(host.local.getItem(THEME_KEY)).toBe('ruby')
    expect(host.tab.getItem(OPEN_KEY)).toBe('1')
    expect(readChoice(host.local)?.kind).toBe('app-ios')
    expect(stage.sandbox.world().users.map(({ persona }) => persona)).toEqual(['new-customer'])
    expect(host.session.current()?.userId).toBe(stage.sandbox.world().users[0]?.userId)
  })

  it('leaves this browser alone when the sandbox refuses', async () => {
    const { host } = await labStage()
    host.local.setItem('draft', 'x')
    const admin = createAdmin(host.fetch)
    await expect(
      startFresh({ admin, stores: host, session: host.session, world: 'nobody', signedIn: true }),
    ).rejects.toThrow('nobody')
    expect(host.local.getItem('draft')).toBe('x')
  })
})
