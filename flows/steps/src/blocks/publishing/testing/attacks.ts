import { registry } from '@koo/api-client/registry'
import { serialText } from '@koo/kit/SerialNumber'
import type { SandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ENTRY_NOTE } from '../openRecord.ts'
import { browserOf } from './browser.ts'
import { casesOf } from './cases.ts'
import { expectLocked } from './expectLocked.ts'
import {
  expectCostsConfirmed,
  expectWayOn,
  heardOf,
  LATE,
  RESULT,
  saysNotReceived,
  SENDING,
  settles,
  UNKNOWN,
  refused,
  reply,
  serialOf,
  type Fault,
} from './observed.ts'
import type { PublishKind, TabStorage } from './publishKind.ts'
import { tabsOf } from './tabs.ts'
import { OTHER_NUMBER, tamperWith } from './tampered.ts'

// security 1
/**
 * Attacks a way to publish through its pages, and tests what every one promises: at most one in the ledger of the
 * sandbox, one serial number, what was confirmed of its costs, no false sentence, and a way on.
 *
 * A new kind joins by one test file: it describes itself as a `PublishKind` and calls this function. Until then
 * `attacked.test.ts` fails and names its call.
 */
export function publishAttacks(kind: PublishKind): void {
  const { call, status, texts } = kind
  const cases = casesOf(kind)
  const { open, openNewTab, close, begin } = tabsOf(kind)
  const fails = (world: SandboxWorld, fault: Fault, match: string = call, times = 1) =>
    world.sandbox.addFaults('default', { match, times, fault })
  const requests = (world: SandboxWorld) => world.sandbox.log('default', call)
  const serials = (world: SandboxWorld) => new Set(requests(world).map(serialOf))

  /** The request is on its way: from then on the history entry of the page says so. */
  const isSent = ({ entry }: TabStorage) => expect.poll(() => entry.getItem(ENTRY_NOTE)).not.toBeNull()
  const isConfirming = () => expect.element(page.getByText(texts.confirming)).toBeVisible()
  const againButton = page.getByRole('button', { name: texts.again })

  /** The request became one, whatever the page was told. */
  async function expectFound(fault: Fault) {
    const { world, tab, heard } = await begin()
    fails(world, fault)
    await kind.send()
    await settles(world, tab)
    // What arrives late is a second entry of the log.
    expect(requests(world)).toHaveLength(fault === LATE ? 2 : 1)
    expect(serials(world).size).toBe(1)
    expect(kind.made(world)).toBe(1)
    expectCostsConfirmed(requests(world))
    expect(heard.said(texts.falseWhenMade)).toEqual([])
  }

  /** The request became nothing: that is said when it can no longer arrive, whatever the clock of the phone says. */
  async function expectNotReceived(fault: Fault, clockSetBy = 0) {
    const begun = await begin()
    const { world, heard } = begun
    fails(world, fault)
    await kind.send()
    await isConfirming()
    world.clock.setBy(clockSetBy)
    await saysNotReceived(world, texts)
    expect(kind.made(world)).toBe(0)
    expect(heard.said(texts.falseWhenNone)).toEqual([])
    return begun
  }

  async function expectSentAgain(fault: Fault) {
    const { world, tab } = await expectNotReceived(fault)
    await againButton.click()
    await kind.sendAgain(world)
    await settles(world, tab)
    expect(kind.made(world)).toBe(1)
    expect(serials(world).size).toBe(1)
  }

  describe(`${call}: a reply that decides nothing`, () => {
    it.each(cases.replies)('%s, but it was made: found, once', (_what, bodyText) =>
      expectFound(reply(bodyText, 'after')),
    )
    it.each(['drop=after', 'half', 'http=500:after', 'hang=after', LATE])('%s: found, once', (fault) =>
      expectFound(fault),
    )
    it.each(cases.nothingMade)('%s, and nothing was made: the same number is sent again', (_what, bodyText) =>
      expectSentAgain(reply(bodyText, 'before')),
    )
    it.each(['drop=before', 'http=500'])('%s: the same number is sent again', (fault) =>
      expectSentAgain(fault),
    )

    it.each(cases.jumps)('drop=before, the clock is set by %i ms: said neither sooner nor later', (ms) =>
      expectNotReceived('drop=before', ms).then(() => undefined),
    )

    it.each(['after', 'before'] as const)(
      'the session has ended, %s it was made: nothing is offered before it is known, also after signing in',
      async (when) => {
        const browser = browserOf()
        const { world, tab, storage, heard } = await begin(browser)
        fails(world, reply(refused(-4000), when))
        await kind.send()
        await expect.poll(() => requests(world).length).toBe(1)
        await isSent(storage)
        await close(tab)
        world.signIn()
        const next = await open(world, browser.reload(storage))
        await (when === 'after' ? settles(world, next) : saysNotReceived(world, texts))
        expect(requests(world)).toHaveLength(1)
        expect(kind.made(world)).toBe(when === 'after' ? 1 : 0)
        expect(heard.said(when === 'after' ? texts.falseWhenMade : texts.falseWhenNone)).toEqual([])
      },
    )

    it('stays open while nobody knows, then the customer asks', async () => {
      const { world, tab, heard } = await begin()
      fails(world, 'drop=after')
      fails(world, 'http=503', status, 1_000)
      await kind.send()
      await isConfirming()
      await world.clock.advance(10 * 60_000)
      const check = page.getByRole('button', { name: texts.check })
      await expect.element(check).toBeVisible()
      world.sandbox.clearFaults()
      await check.click()
      await settles(world, tab)
      expect(requests(world)).toHaveLength(1)
      expect(heard.said(texts.falseWhenMade)).toEqual([])
    })
  })

  describe(`${call}: a declared refusal`, () => {
    it.each(registry[call].refusals ?? [])('%i ends the attempt at once', async (code) => {
      const { world, heard } = await begin()
      fails(world, reply(refused(code), 'before'))
      await kind.send()
      await expect.poll(() => requests(world).length).toBe(1)
      await expect.poll(() => heard.said(/系统异常|当前|查询费率|额度超市|验证码/).length).toBeGreaterThan(0)
      await world.clock.advance(30_000)
      expect(heard.said(new RegExp(texts.confirming))).toEqual([])
      expect(heard.said(texts.falseWhenNone)).toEqual([])
      expect(kind.made(world)).toBe(0)
      expectWayOn()
    })
  })

  describe(`${call}: somebody sets the clock of the phone`, () => {
    it.each(cases.jumpsAtSteps)(
      'at %s by %i ms: one, no false sentence, no wait beyond its limit',
      async (step, ms) => {
        const set: string[] = []
        const at = (reached: string) => {
          if (reached === step) set.push(reached)
        }
        const { world, tab, heard } = await begin(browserOf(), at)
        if (set.length > 0) world.clock.setBy(ms)
        fails(world, step === UNKNOWN ? 'drop=after' : 'latency=4000')
        if (step === UNKNOWN) fails(world, 'http=503', status, 2)
        await kind.send()
        const since = world.clock.elapsed()
        if (step === UNKNOWN) await isConfirming()
        else await expect.poll(() => requests(world).length + heardOf(texts.sending)).toBeGreaterThan(0)
        if (step === SENDING || step === UNKNOWN) world.clock.setBy(ms)
        await settles(world, tab)
        expect(world.clock.elapsed() - since).toBeLessThanOrEqual(20_000)
        if (step === RESULT) world.clock.setBy(ms)
        await world.clock.advance(60_000)
        expect(heard.said(texts.falseWhenMade)).toEqual([])
        expect(requests(world)).toHaveLength(1)
        expect(kind.made(world)).toBe(1)
      },
    )
  })

  describe(`${call}: the page is lost while it sends`, () => {
    const ways = (['kept', 'denied', 'full'] as const).flatMap((mode) =>
      ['latency=1500', 'latency=1500:after'].map((fault) => [mode, fault] as const),
    )
    it.each(ways)('storage %s, %s, reload: one, and its result', async (mode, fault) => {
      const browser = browserOf(mode)
      const { world, tab, storage, heard } = await begin(browser)
      fails(world, fault)
      await kind.send()
      await isSent(storage)
      await close(tab)
      const next = await open(world, browser.reload(storage))
      await settles(world, next)
      expect(serials(world).size).toBe(1)
      expect(kind.made(world)).toBe(1)
      expect(heard.said(texts.falseWhenMade)).toEqual([])
    })

    it.each(['kept', 'denied', 'full'] as const)('storage %s, a new tab: its result first', async (mode) => {
      const browser = browserOf(mode)
      const { world, tab, storage } = await begin(browser)
      fails(world, 'latency=1500:after')
      await kind.send()
      await isSent(storage)
      await close(tab)
      const next = await (mode === 'kept' ? open : openNewTab)(world, browser.closed())
      await settles(world, next)
      expect(requests(world)).toHaveLength(1)
      expect(kind.made(world)).toBe(1)
    })

    it.each(cases.tampered)('its record is %s: one, and a way on', async (_what, tamper) => {
      const browser = browserOf()
      const { world, tab, storage, heard } = await begin(browser)
      fails(world, 'latency=1500:after')
      await kind.send()
      await isSent(storage)
      await close(tab)
      tamperWith(browser.shared.shared, kind.recordKey, tamper)
      const next = await open(world, browser.reload(storage))
      for (let second = 0; second < 40 && !next.isDone(); second += 1) await world.clock.advance(1_000)
      if (!next.isDone()) expectWayOn()
      expect(requests(world)).toHaveLength(1)
      expect(kind.made(world)).toBe(1)
      // What is said of the other number is true of it.
      const other = serialText(OTHER_NUMBER)
      const said = heard.said(texts.falseWhenMade).filter((text) => !text.includes(other))
      expect(said).toEqual([])
    })
  })

  it(`${call}: another tab holds the lock: nothing is sent`, async () => expectLocked(kind, await begin()))

  it(`${call}: a second tab waits for the first one's`, async () => {
    const browser = browserOf()
    const { world, tab, storage } = await begin(browser)
    fails(world, 'latency=4000')
    await kind.send()
    await isSent(storage)
    const second = await open(world, browser.newTab())
    await expect.poll(() => second.container.textContent).toContain(texts.confirming)
    await settles(world, tab)
    await settles(world, second)
    expect(requests(world)).toHaveLength(1)
    expect(kind.made(world)).toBe(1)
  })
}
