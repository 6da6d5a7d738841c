import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../testing/openPage.tsx'
import { baseInfo } from '../testing/samples/BaseInfo.tsx'

const SAVE = 'credit/saveBaseInfoV2'

afterEach(async () => {
  document.body.style.paddingTop = ''
  await page.viewport(375, 812)
})

describe('a form that is longer than the screen', () => {
  it.each([
    ['a refusal', 'result=42095', '系统异常'],
    ['an outcome that is unknown', 'drop=after', '可能已经提交成功'],
  ])('shows %s over the button that was tapped', async (_what, fault, text) => {
    await page.viewport(375, 400)
    const form = await openPage(baseInfo, { faults: [{ match: SAVE, fault }] })
    await form.fill('单位名称', '杭州有数')
    await form.fill('详细地址', '文三路 1 号')
    document.scrollingElement?.scrollTo(0, 0)
    const button = page.getByRole('button', { name: '提交' })
    const submit = button.element() as HTMLButtonElement
    submit.click()
    const notice = page.getByRole('alert').filter({ hasText: text })
    await expect.element(notice).toBeVisible()
    const box = notice.element().getBoundingClientRect()
    expect(box.top).toBeGreaterThan(0)
    expect(box.bottom).toBeLessThan(submit.getBoundingClientRect().top)
    expect(notice.element().contains(document.elementFromPoint(box.x + box.width / 2, box.y + 2))).toBe(true)
  })

  it('scrolls the error of the focused field out from behind the bar of the button', async () => {
    await page.viewport(375, 400)
    const form = await openPage(baseInfo)
    await form.fill('单位名称', '杭州有数')
    await form.fill('详细地址', '')
    const field = form.field('详细地址').element()
    const submit = page.getByRole('button', { name: '提交' }).element() as HTMLButtonElement
    const bar = submit.parentElement as HTMLElement
    // Padding above the page, so that the field ends where the bar begins.
    document.scrollingElement?.scrollTo(0, 0)
    const gapToBar = () => bar.getBoundingClientRect().top - field.getBoundingClientRect().bottom
    document.body.style.paddingTop = `${gapToBar()}px`
    await expect.poll(gapToBar).toBe(0)
    submit.click()
    const error = page.getByText('请填写详细地址')
    await expect.element(error).toBeVisible()
    expect(document.activeElement).toBe(field)
    await expect
      .poll(() => error.element().getBoundingClientRect().bottom)
      .toBeLessThan(bar.getBoundingClientRect().top)
  })
})
