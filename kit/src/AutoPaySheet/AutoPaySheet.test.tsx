import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { finishAnimations } from '../../test/axe.ts'
import { AutoPaySheet, type AutoPaySheetProps } from './index.ts'

const texts = {
  title: '开启自动还款',
  card: { bankName: '招商银行', name: '招商银行 储蓄卡 5670' },
  points: ['次日生效，可以随时关闭'],
  actionText: '确认开启',
  onAction: () => undefined,
}

describeOverlay('AutoPaySheet', {
  name: '开启自动还款',
  render: (props) => <AutoPaySheet {...texts} {...props} />,
})

const Open = (props: Partial<AutoPaySheetProps>) => (
  <AutoPaySheet open onOpenChange={() => {}} {...texts} {...props} />
)

it('names the card and what happens, and opens by one button', { tags: ['widget.7'] }, async () => {
  const onAction = vi.fn()
  await render(<Open onAction={onAction} />)
  const sheet = page.getByRole('dialog', { name: '开启自动还款' })
  await expect.element(sheet).toMatchTextContent('招商银行 储蓄卡 5670')
  await expect.element(sheet.getByRole('listitem')).toMatchTextContent('次日生效，可以随时关闭')
  await sheet.getByRole('button', { name: '确认开启' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
})

it('announces why it was not opened', async () => {
  await render(<Open error="银行卡状态异常" errorCode="错误码42601" />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('银行卡状态异常错误码42601')
  const size = (text: string) => Number.parseFloat(getComputedStyle(page.getByText(text).element()).fontSize)
  expect(size('错误码42601')).toBe(12)
})

const sheet = () => page.getByRole('dialog')
const action = () => sheet().getByRole('button', { name: '确认开启' })
const visible = () => expect.element(sheet()).toBeVisible()

it('names no card when there is none', async () => {
  await render(<Open card={undefined} cardLabel="扣款银行卡" />)
  await visible()
  expect(sheet().element().textContent).not.toMatch(/扣款银行卡|招商银行/)
})

it('shows the first character of the bank, or its logo, and neither to screen readers', async () => {
  const view = await render(<Open cardLabel="扣款银行卡" />)
  await visible()
  const logo = page.getByText('招', { exact: true }).element()
  expect(logo.ariaHidden).toBe('true')
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  await view.rerender(<Open card={{ ...texts.card, logo: src }} />)
  expect(sheet().element().querySelector('img')?.getAttribute('src')).toBe(src)
  await expect.element(sheet()).not.toMatchTextContent('扣款银行卡')
})

it('lists its points in their order, each with a mark, or nothing', async () => {
  const points = ['还款日自动扣款', '余额不足时不扣款', '可以随时关闭']
  const view = await render(<Open points={points} />)
  await visible()
  const items = sheet().getByRole('listitem').elements()
  expect(items.map((item) => [item.textContent, item.querySelectorAll('svg').length])).toEqual(
    points.map((point) => [point, 1]),
  )
  await view.rerender(<Open points={[]} />)
  expect(sheet().getByRole('listitem').elements()).toEqual([])
})

it('is busy until its action settles, ignores more taps and stays open', async () => {
  let finish = () => {}
  const onAction = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const onOpenChange = vi.fn()
  await render(<Open onAction={onAction} onOpenChange={onOpenChange} />)
  await action().click()
  await expect.element(action()).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  ;(action().element() as HTMLElement).click()
  expect(onAction).toHaveBeenCalledTimes(1)
  finish()
  await expect.element(action()).not.toHaveAttribute('aria-busy')
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('removes its alert with the error', async () => {
  const view = await render(<Open error="银行卡状态异常" />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await view.rerender(<Open error="" />)
  expect(page.getByRole('alert').query()).toBeNull()
})

it('keeps its button in view while many points scroll', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const points = Array.from(
    { length: 30 },
    (_, index) => `第${index + 1}条：还款日自动从银行卡扣款，请保持余额充足`,
  )
  await render(<Open points={points} error="银行卡状态异常" />)
  await visible()
  await finishAnimations()
  const { top, bottom } = action().element().getBoundingClientRect()
  expect([top > 0, bottom <= 568]).toEqual([true, true])
  const body = sheet().element().querySelector('ul')?.parentElement?.parentElement as HTMLElement
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
})

it('breaks the name of a card of any length beside the logo', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const name = `${'某某农村商业银行股份有限公司'.repeat(4)} ${'W'.repeat(40)} 5670`
  await render(<Open card={{ bankName: name, name }} points={['W'.repeat(80)]} cardLabel="扣款银行卡" />)
  await visible()
  await finishAnimations()
  const logo = page.getByText('某', { exact: true }).element().getBoundingClientRect()
  expect(logo.width).toBeGreaterThan(20)
  expect(logo.width).toBe(logo.height)
  expect(page.getByText(name).element().getBoundingClientRect().left).toBeGreaterThan(logo.right)
  for (const one of sheet().element().querySelectorAll('p, li, li span')) {
    expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  }
})
