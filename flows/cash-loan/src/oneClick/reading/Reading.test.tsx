import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { configured } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { HOOK, openOffer, openReading, PUBLISH, takeOffer } from '../testing/openOffer.ts'
import { ONE_CLICK_PENDING_KEY } from '../../constants.ts'
import { copy as offerCopy } from '../copy.ts'
import { copy } from './copy.ts'
import { protocolReading, verificationReading } from './step.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Opens the agreement by its row. The button that opens the next one does not take a second tap within a second. */
const readAll = () => page.getByRole('button', { name: /未阅读/ }).click()
const RECORD = 'other/agreementrecord'
const reply = (loanForceReadDTO: object | null) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content: { loanForceReadDTO } },
})

describe('the pages for reading', () => {
  it.each([
    ['lead-read-protocol', 'protocol'],
    ['lead-read-second', 'protocol'],
    ['lead-read-verification', 'verification'],
  ] as const)(
    '%s: read and agreed to, the loan is made once, with the figures shown',
    async (persona, kind) => {
      const { world, exits, host, calls } = await openReading({ persona })
      await expect.element(page.getByText(copy.intro[kind])).toBeVisible()
      await expect.element(page.getByText(copy.left(1))).toBeVisible()
      await readAll()
      expect(host.opened[0]).toMatch(/business=/)
      await button(copy.agree[kind]).click()
      await expect.poll(() => exits).toHaveLength(1)
      const { loans, loanCount } = world.sandbox.world()
      expect(loanCount).toBe(2)
      expect(exits[0]).toEqual({
        name: 'done',
        query: { listingId: loans[1]?.listingId, serialNumber: loans[1]?.serialNumber, from: 'cashLead' },
      })
      expect(calls(PUBLISH)).toHaveLength(1)
    },
  )

  const rightToRead = { persona: 'lead-right', tweak: { channel: { lead: { forceRead: 'protocol' } } } }

  it('the payment that was confirmed with a right is the one that is published', async () => {
    const { world, exits } = await openReading(rightToRead)
    await readAll()
    await button(copy.agree.protocol).click()
    await expect.poll(() => exits).toHaveLength(1)
    expect(world.sandbox.world().loans[1]?.couponIds).toEqual(['CL3', 'CL6'])
  })

  it.each([undefined, null, 'another', -1])(
    'a payment that was confirmed with another right (%j) is not published',
    async (rightId) => {
      const { host, world, reload } = await openReading(rightToRead)
      const kept = JSON.parse(host.memory.getItem(ONE_CLICK_PENDING_KEY) ?? '{}') as { value: object }
      const changed = { ...kept, value: { ...kept.value, rightId } }
      host.memory.setItem(ONE_CLICK_PENDING_KEY, JSON.stringify(changed))
      await reload()
      await expect.element(button(copy.gone.action)).toBeVisible()
      expect(world.sandbox.world().loanCount).toBe(1)
    },
  )

  it('agree to nothing that was not opened', async () => {
    const { world } = await openReading()
    await expect.element(button(copy.agree.protocol)).not.toBeInTheDocument()
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it(
    'open an agreement of a listed host in the frame, with its whole address',
    { tags: ['route.34'] },
    async () => {
      const { exits, host } = await openReading({ host: { frames: () => true } })
      await button(copy.next).click()
      await expect.poll(() => exits).toHaveLength(1)
      expect(exits[0]).toMatchObject({
        name: 'frame',
        query: { url: expect.stringMatching(/institution=701&business=/) },
      })
      expect(host.opened).toEqual([])
    },
  )

  it('an agreement that cannot be opened does not count as read', async () => {
    await openReading({ host: { opens: (url) => !url.includes('business=') } })
    await button(copy.next).click()
    await expect.element(page.getByText(copy.closed)).toBeVisible()
    await expect.element(page.getByText(copy.left(1))).toBeVisible()
  })

  it(
    'a reading that was not recorded publishes nothing, and can be sent again',
    { tags: ['agreement.13'] },
    async () => {
      const { world, clock, calls } = await openReading()
      await readAll()
      world.sandbox.addFaults('default', { match: RECORD, fault: 'drop=before' })
      await button(copy.agree.protocol).click()
      await clock.advance(20_000)
      await expect.element(page.getByText('网络异常，请您重新提交')).toBeVisible()
      expect(calls(PUBLISH)).toHaveLength(0)
      world.sandbox.clearFaults()
      await button(copy.agree.protocol).click()
      await expect.poll(() => world.sandbox.world().loanCount).toBe(2)
    },
  )

  it('go on to what the server asks for next', async () => {
    const { world, exits } = await openReading()
    await readAll()
    world.sandbox.addFaults('default', {
      match: HOOK,
      fault: reply({ processLineSteps: 1, processLine: 100 }),
    })
    await button(copy.agree.protocol).click()
    await expect.poll(() => exits).toMatchObject([{ name: 'verification' }])
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('a reading that the server does not count is abnormal, and publishes nothing', async () => {
    const { world, exits } = await openReading()
    await readAll()
    world.sandbox.addFaults('default', { match: HOOK, fault: reply({ processLineSteps: 1, processLine: 1 }) })
    await button(copy.agree.protocol).click()
    await expect.element(page.getByText(offerCopy.abnormal)).toBeVisible()
    expect(exits).toEqual([])
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it.each([
    ['gap 74: for an unknown line', { processLineSteps: 2, processLine: 2 }],
    ['without agreements', { processLineSteps: 1, processLine: 1, openAccInstDealInfos: [] }],
  ])('%s say so, and lead back to the refused loan', async (_what, forced) => {
    const { world, host, view, refused } = await openReading()
    await view.unmount()
    world.sandbox.addFaults('default', { match: HOOK, fault: reply(forced) })
    const again = await openPage(protocolReading, { world, host: { memory: host.memory } })
    await button(copy.abnormal.action).click()
    await expect.poll(() => again.exits).toEqual([{ name: 'again', query: { listingId: refused.listingId } }])
  })

  it('the page that the server does not ask for leads to the one that it asks for', async () => {
    const { world, host, view } = await openReading({ persona: 'lead-read-protocol' })
    await view.unmount()
    const other = await openPage(verificationReading, { world, host: { memory: host.memory } })
    await expect.poll(() => other.exits).toMatchObject([{ name: 'protocol' }])
  })

  it('after a reload have the same loan, and what was read', async () => {
    const opened = await openReading()
    await button(copy.next).click()
    await expect.element(button(copy.agree.protocol)).toBeVisible()
    const again = await opened.reload()
    await expect.element(button(copy.agree.protocol)).toBeVisible()
    await button(copy.agree.protocol).click()
    await expect.poll(() => again.world.sandbox.world().loanCount).toBe(2)
  })

  it('without anything confirmed before, or with another offer, show no loan', async () => {
    const empty = await openPage(protocolReading)
    await expect.element(page.getByText(copy.gone.title)).toBeVisible()
    await button(copy.gone.action).click()
    await expect.poll(() => empty.exits).toEqual([{ name: 'lead' }])
    await empty.view.unmount()

    const { world, host, view } = await openReading()
    await view.unmount()
    // The offer ends after half an hour, and the next one has another number.
    await world.clock.advance(31 * 60_000)
    await openPage(protocolReading, { world, host: { memory: host.memory } })
    await expect.element(page.getByText(copy.gone.title)).toBeVisible()
  })

  it('the borrowed amount is the one that was selected', async () => {
    const offer = await openOffer({ persona: 'lead-read-protocol' })
    await page.getByRole('button', { name: /全部借出/ }).click()
    await takeOffer()
    await expect.poll(() => offer.exits).toHaveLength(1)
    const { world, host } = offer
    await offer.view.unmount()
    await openPage(protocolReading, { world, host: { memory: host.memory, store: host.store } })
    await expect.element(page.getByText('20,000', { exact: true })).toBeVisible()
    await readAll()
    await button(copy.agree.protocol).click()
    await expect.poll(() => world.sandbox.world().loans[1]?.amount).toBe('20000.00')
  })
})

it('warns of fraud in the words of the configuration', { tags: ['error.9'] }, async () => {
  await openReading({
    persona: 'lead-read-protocol',
    host: { config: configured({ securityWarnings: ['谨防诈骗。'] }) },
  })
  await expect.element(page.getByText('谨防诈骗。', { exact: true })).toBeVisible()
})
