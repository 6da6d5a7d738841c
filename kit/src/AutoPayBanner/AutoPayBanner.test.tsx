import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AutoPayBanner, autoPayWays, type AutoPayBannerProps } from './index.ts'

const texts = { title: '银行卡自动还款', text: '还款日自动扣款', actionText: '去开启' }

describeConformance('AutoPayBanner', {
  render: (props) => <AutoPayBanner way="bank" {...texts} onAction={() => {}} {...props} />,
})

it.each(autoPayWays)('leads on from the banner for %s', async (way) => {
  const onAction = vi.fn()
  const view = await render(<AutoPayBanner way={way} {...texts} onAction={onAction} />)
  await view.getByRole('button', { name: '去开启' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
})

it('says that it opens a sheet, where it does', async () => {
  const view = await render(<AutoPayBanner way="bank" {...texts} onAction={() => {}} />)
  const button = view.getByRole('button', { name: '去开启' })
  expect(button.element().hasAttribute('aria-haspopup')).toBe(false)
  await view.rerender(<AutoPayBanner way="bank" {...texts} onAction={() => {}} opensSheet />)
  expect(button.element().getAttribute('aria-haspopup')).toBe('dialog')
})

const Banner = (props: Partial<AutoPayBannerProps>) => (
  <AutoPayBanner way="bank" {...texts} onAction={() => {}} {...props} />
)
const button = () => page.getByRole('button', { name: '去开启' })

it('has another icon for each way, hidden from screen readers', async () => {
  const view = await render(<Banner />)
  const icon = () => view.container.querySelector('[aria-hidden="true"] svg')?.innerHTML
  const bank = icon()
  expect(bank).toBeTruthy()
  await view.rerender(<Banner way="alipay" />)
  expect([icon() === undefined, icon() === bank]).toEqual([false, false])
})

it('shows title and text, and no empty line without a text', async () => {
  const view = await render(<Banner />)
  const paragraphs = () => [...view.container.querySelectorAll('p')].map((one) => one.textContent)
  expect(paragraphs()).toEqual(['银行卡自动还款', '还款日自动扣款'])
  await view.rerender(<Banner text="" />)
  expect(paragraphs()).toEqual(['银行卡自动还款'])
})

it('has one button, which cannot close it', async () => {
  await render(<Banner />)
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

it('is busy until its action settles, and acts once for more taps', async () => {
  let finish = () => {}
  const onAction = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  await render(<Banner onAction={onAction} />)
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter} ')
  expect(onAction).toHaveBeenCalledTimes(1)
  finish()
  await expect.element(button()).not.toHaveAttribute('aria-busy')
})

it('is busy as its caller says, and then ignores taps', async () => {
  const onAction = vi.fn()
  await render(<Banner busy onAction={onAction} />)
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  ;(button().element() as HTMLElement).click()
  expect(onAction).not.toHaveBeenCalled()
})

it('puts the button below a long text on the narrowest screen, and nothing leaves the card', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const view = await render(
    <Banner title={'开通支付宝自动还款'.repeat(3)} text={'W'.repeat(60)} actionText="立即去开启自动还款" />,
  )
  const long = page.getByRole('button').element().getBoundingClientRect()
  expect(long.top).toBeGreaterThanOrEqual(
    page.getByText('W'.repeat(60)).element().getBoundingClientRect().bottom - 1,
  )
  expect(long.right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBe(320)
  await view.rerender(<Banner title="自动还款" text="" />)
  const [short, title] = [button(), page.getByText('自动还款')].map((one) =>
    one.element().getBoundingClientRect(),
  )
  expect(short?.top).toBeLessThan(title?.bottom ?? 0)
})
