/** What journeys through the channels of partners have in common. */
import type { Page } from '@playwright/test'
import { FacePage } from '../pages/FacePage.ts'
import { IdentityPage } from '../pages/IdentityPage.ts'
import type { Sandbox } from './sandbox.ts'
import { expect } from './test.ts'

export const BASE = '/pages/credit'
/** The identity of the personas: a number that the sandbox accepts, and one whose digits 901 say that it is another name's. */
export const REAL_NAME = '陈思远'
export const ID_NUMBER = '110101199003078013'
export const MISMATCHING_ID_NUMBER = '110101199003079016'

/** Expects a page of a channel. */
export const isAt = (page: Page, path: string) =>
  expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === `${BASE}/${path}`)

/** Expects the home page with its card. */
export async function isHome(page: Page): Promise<void> {
  await isAt(page, 'home')
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
}

/** The reply to a call of the customer who is signed in on this page, made beside the page. */
export const ask = async (page: Page, path: string, request: object = {}): Promise<unknown> =>
  page.evaluate(
    async ([call, body]) => {
      const { token } = JSON.parse(localStorage.getItem('koo_session') ?? '{}') as { token: string }
      const headers = { 'content-type': 'application/json', 'x-token': token }
      const reply = await fetch(`/api/${call}`, { method: 'POST', headers, body })
      return ((await reply.json()) as { Content: unknown }).Content
    },
    [path, JSON.stringify(request)] as const,
  )

/** Ids of the pages that were counted as seen, in order. */
export const views = (sandbox: Sandbox) => sandbox.views()

/** Everything that this origin keeps in the browser, as one text. */
export const allStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

/** Expects nothing of what a camera captures, and no ID number, to be kept in the browser. */
export const isClean = async (page: Page) =>
  expect(await allStored(page)).not.toMatch(
    /(?<![0-9A-Za-z])\d{17}[\dXx](?![0-9A-Za-z])|data:|blob:|[A-Za-z0-9+/]{300}/,
  )

/** Name, number and consent. */
export async function proveIdentity(page: Page, number = ID_NUMBER): Promise<IdentityPage> {
  const identity = new IdentityPage(page)
  await identity.name.fill(REAL_NAME)
  await identity.number.fill(number)
  await identity.consent.check()
  await identity.submit.click()
  return identity
}

/** The button of a page between two stages: named by the stage that comes, where that is certain. */
export const ONWARD = /^(?:继续|返回借款|身份认证|上传身份证|人脸识别|填写联系人|完善个人信息)$/

/** A passed face check, up to the page after its outcome. */
export async function passFaceCheck(page: Page): Promise<void> {
  await new FacePage(page).check()
  await page.getByRole('heading', { name: '人脸识别已通过' }).waitFor()
  await page.getByRole('button', { name: ONWARD }).click()
}
