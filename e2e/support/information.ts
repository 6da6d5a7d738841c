/** What journeys through the base information have in common. */
import type { Page } from '@playwright/test'
import { InformationPage, type Information } from '../pages/InformationPage.ts'
import type { Sandbox } from './sandbox.ts'
import { expect } from './test.ts'

export const SAVE = 'credit/saveBaseInfoV2'
export const DRAFT = 'draft_information'
/** The draft is saved half a second after the last change. */
export const DRAFT_REST = 600

/** Phone number of a customer without any data. */
export const MOBILE = '13800000109'
export const VALUES: Information = {
  income: '4–5万元',
  company: '杭州有数科技有限公司',
  job: '自由职业',
  education: '硕士',
  marriage: '未婚',
  region: ['浙江省', '杭州市', '西湖区', '文新街道'],
  detail: '文三路 1 号 2 幢',
  email: 'li.lei@example.com',
}
export const UNKNOWN =
  '没有收到服务器的确认，可能已经提交成功。您填写的内容都在，请先查看结果，再决定是否重新提交。'
export const FAILED = '系统异常，请稍后重试'

/** Expects this number of requests at the sandbox. */
export const expectRequests = (sandbox: Sandbox, requests: number) =>
  expect.poll(async () => (await sandbox.calls(SAVE)).length).toBe(requests)

/**
 * Expects the data to be saved by the last of this number of requests, and the customer to be on the server's next page.
 */
export async function expectDone(page: Page, sandbox: Sandbox, requests: number): Promise<void> {
  await expectRequests(sandbox, requests)
  // This customer has a limit and has not seen the outcome yet.
  await expect(page).toHaveURL(/\/koocard\/checkedsuccess$/)
  const calls = await sandbox.calls(SAVE)
  expect(calls).toHaveLength(requests)
  expect(calls.at(-1)).toMatchObject({ processed: true, result: 200, request: { company: VALUES.company } })
}

/** Expects the page to be still open with these values. */
export async function expectStays(information: InformationPage, values: Information): Promise<void> {
  await expect(information.page).toHaveURL((url) => url.pathname === InformationPage.path)
  await information.shows(values)
}

/** An entry of local storage. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
