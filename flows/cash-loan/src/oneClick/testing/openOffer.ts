import { sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { OFFER_AFTER_MS } from '../../constants.ts'
import type { ResultQuery } from '../../model/queries/result.ts'
import { result } from '../../pages.ts'
import { copy as readingCopy } from '../reading/copy.ts'
import { protocolReading, verificationReading } from '../reading/step.ts'
import { refuse } from './refuse.ts'

export const sheet = page.getByRole('dialog', { name: '一键借款' })
export const confirm = sheet.getByRole('button', { name: '确认借款' })
export const tick = sheet.getByRole('checkbox')
export const PUBLISH = 'cash/oneClickLoanPublish'
export const HOOK = 'cash/loanConfirmHookV3'

export interface OpenOptions extends OpenPageOptions<ResultQuery> {
  /** `from` of the address. */
  from?: string
}

/** Opens the result of a loan that was just refused, and waits for the pop-up. */
export async function openOffer({ persona = 'lead-new-style', ...options }: OpenOptions = {}) {
  const opened = await openRefused({ persona, ...options })
  await opened.clock.advance(OFFER_AFTER_MS)
  await expect.element(sheet).toBeVisible()
  return opened
}

/** Opens the result of a loan that was just refused. */
export async function openRefused({ faults = [], from, ...options }: OpenOptions = {}) {
  const world = options.world ?? sandboxWorld(options)
  const search = { ...(await refuse(world)), from }
  const opened = await openPage(result, { ...options, faults, world, search })
  await expect.element(page.getByText('审核未通过').first()).toBeInTheDocument()
  return { ...opened, search }
}

/** Ticks the consent and confirms. */
export async function takeOffer() {
  await tick.click()
  await confirm.click()
}

/** Confirms an offer whose agreements must be read, then opens the page for it, as the flow does. */
export async function openReading(options: OpenOptions = {}) {
  const offer = await openOffer({ persona: 'lead-read-protocol', ...options })
  await takeOffer()
  await expect.poll(() => offer.exits).toHaveLength(1)
  const [taken] = offer.exits
  await offer.view.unmount()
  const step = taken?.name === 'verification' ? verificationReading : protocolReading
  const { world, host } = offer
  const reading = await openPage(step, {
    world,
    host: { ...options.host, memory: host.memory, store: host.store, entry: host.entry },
    search: taken?.query ?? {},
  })
  await expect.element(page.getByRole('button', { name: readingCopy.next })).toBeVisible()
  return { ...reading, taken, refused: offer.search }
}
