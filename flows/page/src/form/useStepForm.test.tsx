import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type OpenPageOptions } from '../testing/openPage.tsx'
import { baseInfo } from '../testing/samples/BaseInfo.tsx'

const SAVE = 'credit/saveBaseInfoV2'
type Faults = OpenPageOptions<unknown>['faults']

async function openForm(faults: Faults = []) {
  const opened = await openPage(baseInfo, { faults })
  await expect.element(opened.field('单位名称')).toBeVisible()
  return opened
}

async function openFilled(faults: Faults = []) {
  const opened = await openForm(faults)
  await opened.fill('单位名称', '杭州有数科技有限公司')
  await opened.fill('详细地址', '文三路 1 号')
  return opened
}

const failing = (fault: string): Faults => [{ match: SAVE, fault }]

describe('a form of a step', () => {
  it('starts with the values of the server, sends the typed ones and takes its exit', async () => {
    const form = await openFilled()
    await form.tap('提交')
    await expect.poll(() => form.exits).toEqual([{ name: 'done', query: undefined }])
    expect(form.calls(SAVE)).toHaveLength(1)
  })

  it('sends nothing while a field is wrong, shows its error and focuses it', async () => {
    const form = await openForm()
    await form.fill('单位名称', '  ')
    await form.fill('详细地址', '')
    await form.tap('提交')
    await expect.poll(() => form.errorOf('单位名称')).toContain('请填写单位名称')
    expect(document.activeElement).toBe(form.field('单位名称').element())
    await expect.element(page.getByText('有2处需要修改')).toBeInTheDocument()
    expect(form.calls(SAVE)).toHaveLength(0)
  })

  it('removes an error as soon as the field is right', async () => {
    const form = await openForm()
    await form.fill('单位名称', '')
    await form.tap('提交')
    await expect.poll(() => form.errorOf('单位名称')).not.toBe('')
    await form.fill('单位名称', '杭州有数')
    await expect.poll(() => form.errorOf('单位名称')).toBe('')
  })

  it('makes one request for twenty taps', async () => {
    const form = await openFilled([{ match: SAVE, fault: 'latency=1000' }])
    const button = form.field('单位名称').element().closest('form')
    for (let tap = 0; tap < 20; tap += 1) button?.requestSubmit()
    await expect.poll(() => form.calls(SAVE).length).toBe(1)
    await form.clock.advance(2_000)
    await expect.poll(() => form.exits).toHaveLength(1)
    expect(form.calls(SAVE)).toHaveLength(1)
  })

  it('shows a result code at its field and keeps the typed values', async () => {
    const form = await openFilled(failing('result=400'))
    await form.tap('提交')
    await expect.poll(() => form.errorOf('单位名称')).toContain('请检查后重试')
    expect(document.activeElement).toBe(form.field('单位名称').element())
    await expect.element(form.field('详细地址')).toHaveValue('文三路 1 号')
  })

  it('takes the exit that belongs to a result code', async () => {
    const form = await openFilled(failing('result=42020'))
    await form.tap('提交')
    await expect.poll(() => form.exits).toEqual([{ name: 'later', query: undefined }])
  })

  it.each([
    ['toast', 'result=42021', 'status'],
    ['notice', 'result=42095', 'alert'],
  ])('shows a result code as a %s when the page says so', async (_kind, fault, role) => {
    const form = await openFilled(failing(fault))
    await form.tap('提交')
    await expect
      .poll(() =>
        page
          .getByRole(role as 'alert')
          .elements()
          .some((each) => each.textContent?.trim()),
      )
      .toBe(true)
    await expect.element(form.field('单位名称')).toHaveValue('杭州有数科技有限公司')
    expect(form.exits).toEqual([])
  })

  it('shows a result code in a dialog when the page says so', async () => {
    const form = await openFilled(failing('result=42022'))
    await form.tap('提交')
    await page.getByRole('dialog').getByRole('button').click()
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
    await expect.element(form.field('单位名称')).toHaveValue('杭州有数科技有限公司')
  })

  it('takes that dialog away with the customer whom it tells', async () => {
    const form = await openFilled(failing('result=42022'))
    await form.tap('提交')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    form.world.signIn({ mobile: '13800000399' })
    await expect.element(form.field('单位名称')).not.toHaveValue('杭州有数科技有限公司')
    await form.clock.advance(1_000)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('says that the outcome is unknown after a lost reply', async () => {
    const form = await openFilled(failing('drop=after'))
    await form.tap('提交')
    await expect.element(page.getByText(/可能已经提交成功/)).toBeVisible()
    await expect.element(form.field('单位名称')).toHaveValue('杭州有数科技有限公司')
    expect(form.exits).toEqual([])
  })

  it('keeps the typed values over a reload and a killed tab, but no secret', async () => {
    const form = await openFilled()
    await form.fill('身份证号', '110101199003078013')
    const again = await form.reload()
    await expect.element(again.field('单位名称')).toHaveValue('杭州有数科技有限公司')
    await expect.element(again.field('身份证号')).toHaveValue('')
    expect(JSON.stringify(again.host.store.getItem('draft_sample'))).not.toContain('1101')
  })

  it('keeps the typed values when the session ends during the submit', async () => {
    const form = await openFilled(failing('result=-4000'))
    await form.tap('提交')
    await expect.poll(() => form.calls(SAVE).length).toBe(1)
    form.world.signIn()
    const again = await form.reload()
    await expect.element(again.field('单位名称')).toHaveValue('杭州有数科技有限公司')
  })

  it('removes the draft once it was sent', async () => {
    const form = await openFilled()
    await form.clock.advance(1_000)
    expect(form.host.store.getItem('draft_sample')).not.toBeNull()
    await form.tap('提交')
    await expect.poll(() => form.exits).toHaveLength(1)
    expect(form.host.store.getItem('draft_sample')).toBeNull()
  })

  it('is sent by the keyboard too', async () => {
    const form = await openFilled()
    form.field('详细地址').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => form.exits).toHaveLength(1)
  })
})

describe('a page that needs a reply first', () => {
  it('shows a skeleton while it waits, with a status for screen readers', async () => {
    await openPage(baseInfo, { faults: [{ match: 'user/selectUserData', fault: 'hang=before' }] })
    await expect.element(page.getByText('正在加载')).toBeInTheDocument()
  })

  it('says what failed, and loads again on retry', async () => {
    const opened = await openPage(baseInfo, {
      faults: [{ match: 'user/selectUserData', fault: 'result=42020', times: 1 }],
    })
    await expect.element(opened.text('个人信息加载失败')).toBeVisible()
    await opened.tap('重试')
    await expect.element(opened.field('单位名称')).toBeVisible()
  })
})
