import { expect, type Locator, type Page } from '@playwright/test'
import { OneClickSheet } from '../pages/OneClickSheet.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { stopClock } from './clock.ts'
import { publishEarlierLoan } from './gateway.ts'
import type { Sandbox, Tweak } from './sandbox.ts'
import type { Walk } from './screens.ts'

const REFUSED = { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } }

/** Lets the time of a stopped clock pass until this is on the screen. */
async function untilSeen(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(awaited).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Opens the result of a refused loan, and stops its clock when the offer after it is there: some offers count down. */
async function offered(page: Page, sandbox: Sandbox, persona: string, title: string): Promise<void> {
  const { listingId } = await publishEarlierLoan(sandbox, persona)
  await page.clock.install()
  await page.goto(`${ResultPage.path}?listingId=${listingId}`)
  await expect(new ResultPage(page).review).toHaveText('审核未通过')
  await stopClock(page)
  await untilSeen(page, page.getByRole('dialog', { name: title }))
}

/** A pop-up that leads to a partner. */
const pop = (name: string, lead: Tweak): Walk => ({
  name: `the offer ${name}`,
  persona: 'audit-fails',
  tweak: { ...REFUSED, ...(Object.keys(lead).length > 0 && { channel: { lead } }) },
  async walk({ page, sandbox }, see) {
    await offered(page, sandbox, 'audit-fails', '这笔借款没有通过')
    await see(`refused-${name}`)
  },
})

/** One click. `reads`: until the page with the agreements that must be read before the loan is made. */
const oneClick = (persona: string, { reads = false } = {}): Walk => ({
  name: `one click of ${persona}`,
  persona,
  tweak: REFUSED,
  async walk({ page, sandbox }, see) {
    const offer = new OneClickSheet(page)
    await offered(page, sandbox, persona, '一键借款')
    if (reads) {
      await offer.take()
      await untilSeen(page, offer.nextAgreement)
    }
    await see(`refused-${persona}`)
  },
})

/** What follows a refused loan. */
export const refusedWalks: readonly Walk[] = [
  pop('landscape', { popName: 'landscape', institutions: 5 }),
  pop('failV1', { popName: 'failV1' }),
  pop('failV2', { popName: 'failV2' }),
  pop('applyLimitSuccess', {}),
  pop('cardToLead', { popName: 'cardToLead' }),
  pop('newHighPrice', { popName: 'newHighPrice' }),
  oneClick('lead-flow'),
  oneClick('lead-old-style'),
  oneClick('lead-right'),
  oneClick('lead-read-protocol', { reads: true }),
  oneClick('lead-read-verification', { reads: true }),
]
