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

  it('that cannot be read may say so in its own words, with a way on of its own', async () => {
    const { tap, text, exits } = await openPage(profile, {
      faults: [{ match: 'user/selectUserData', fault: 'result=42020' }],
    })
    await expect.element(text('资料加载失败')).toBeVisible()
    await tap('以后再说')
    expect(exits).toEqual([{ name: 'finish' }])
  })
})

describe('a result page', () => {
  it('says how it ended, aloud to a reader, with its facts and one way on', async () => {
    const { tap, text, exits } = await openProfile()
    await tap('确认无误')
    await expect.element(page.getByRole('heading', { name: '资料已确认' })).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: '可以继续借款' })).toBeVisible()
    await expect.element(text('本人确认')).toBeVisible()
    await tap('完成')
    expect(exits).toEqual([{ name: 'finish' }])
  })
})
