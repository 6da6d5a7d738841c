import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../testing/openPage.tsx'
import { profile } from '../testing/samples/Profile.tsx'

async function openProfile() {
  const opened = await openPage(profile)
  await expect.element(opened.text('请核对您的资料')).toBeVisible()
  return opened
}

describe('a detail page', () => {
  it('shows its facts by section, each with its label and note', async () => {
    const { text } = await openProfile()
    await expect.element(page.getByRole('heading', { name: '身份' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '工作' })).toBeVisible()
    await expect.element(text('姓名')).toBeVisible()
    await expect.element(text('不可修改')).toBeVisible()
  })

  it('that does not load may have its own message and its own button', async () => {
    const { tap, text, exits } = await openPage(profile, {
      faults: [{ match: 'user/selectUserData', fault: 'result=42020' }],
    })
    await expect.element(text('资料加载失败')).toBeVisible()
    await tap('以后再说')
    expect(exits).toEqual([{ name: 'finish' }])
  })
})

describe('a result page', () => {
  it('shows title, status for screen readers, facts and one button', async () => {
    const { tap, text, exits } = await openProfile()
    await tap('确认无误')
    await expect.element(page.getByRole('heading', { name: '资料已确认' })).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: '可以继续借款' })).toBeVisible()
    await expect.element(text('本人确认')).toBeVisible()
    await tap('完成')
    expect(exits).toEqual([{ name: 'finish' }])
  })
})
