/** What journeys through raising the limit have in common. */
import type { Page } from '@playwright/test'
import { ask, BASE } from './channel.ts'
import { BEFORE } from './history.ts'
import type { pictureNamed } from './picture.ts'
import type { Sandbox } from './sandbox.ts'
import { SESSION_KEY } from './storage.ts'
import { expect } from './test.ts'

export const RAISE = `${BASE}/raiseLimit`

/** Calls of the verifications. */
export const CALLS = {
  proof: 'credit/ocrScreenshotAuth',
  academic: 'credit/queryAcademicInfo',
  bind: 'credit/bindCreditCard',
  campaign: 'credit/getCampaignProcess',
  start: 'credit/checkPushStream',
  recording: 'credit/queryPushStreamResult',
} as const

/** What the server says of what may not be done. */
export const DONE = '您已完成该认证，无需重复认证'
export const NO_TRY_LEFT = '今日认证次数已用完，请明天再试'

/** The list of the verifications, and one of them. */
const tasks = (page: Page) => page.getByRole('region', { name: '提升额度' })
export const task = (page: Page, title: string) =>
  tasks(page).getByRole('listitem').filter({ hasText: title })

/** Selects a picture from the album. */
export async function choose(page: Page, picture: ReturnType<typeof pictureNamed>): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(picture)
}

interface LimitChange {
  title: string
  changeAmount: string
  changeType: string
  afterAmount: string
}

/** The changes of the limit as the lender's ledger has them, the newest first. */
export const limitLog = async (page: Page) => (await ask(page, 'credit/queryLimitLog')) as LimitChange[]

/** Expects the ledger to have exactly one raise by a verification. */
export async function expectOneRaise(page: Page, title: string): Promise<void> {
  const rows = (await limitLog(page)).filter((change) => change.title === `${title}提额`)
  expect(rows).toMatchObject([{ changeType: 'raise' }])
}

/** All taps in one task, before React can render. */
export const tapTwentyTimes = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 20; tap += 1) button.click()
  })

/** Moves lender and browser to a moment, and signs a customer in there. */
export async function moveTo(page: Page, sandbox: Sandbox, persona: string, moment: string): Promise<void> {
  const at = Date.parse(moment)
  await sandbox.setClock(at)
  await page.clock.setSystemTime(at)
  await page.goto(BEFORE)
  const { token, userId } = await sandbox.signIn(persona)
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify({ token, userId, expiresAt: at + 7_200_000 }),
  ] as const)
}
