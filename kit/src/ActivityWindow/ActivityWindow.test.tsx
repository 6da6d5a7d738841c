import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { ImageProvider } from '../images/ImageProvider.tsx'
import { ActivityWindow, type ActivityContent } from './index.ts'

const noop = () => {}
const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3C/svg%3E'
const shell = { title: '提额活动', open: true, onOpenChange: noop }
const protocol = {
  kind: 'protocol',
  text: '授权已过期',
  agreement: '征信授权书',
  onOpenAgreement: noop,
  consentLead: '我已阅读并同意',
  consentTail: '',
  consent: false,
  onConsentChange: noop,
  actionText: '同意并提交',
  onAction: noop,
} as const

describeOverlay('ActivityWindow', {
  name: shell.title,
  render: (props) => <ActivityWindow {...shell} content={protocol} {...props} />,
})

it('is a picture that can be tapped', { tags: ['widget.12'] }, async () => {
  const onAction = vi.fn()
  await render(
    <ActivityWindow
      {...shell}
      content={{ kind: 'picture', picture: PICTURE, actionText: '去提额', onAction }}
    />,
  )
  await page.getByRole('button', { name: '去提额' }).click()
  expect(onAction).toHaveBeenCalledOnce()
  expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toBe(PICTURE)
})

it.each([
  ['may not be loaded', 'https://elsewhere.example/a.png', () => false],
  ['does not load', 'data:image/png,broken', () => true],
])('says what a picture leads to that %s', async (_, picture, allow) => {
  await render(
    <ImageProvider allow={allow}>
      <ActivityWindow
        {...shell}
        content={{ kind: 'picture', picture, actionText: '去提额', onAction: noop }}
      />
    </ImageProvider>,
  )
  await expect.element(page.getByText('去提额')).toBeVisible()
  expect(document.querySelector('[role=dialog] img')).toBeNull()
})

it('is a text with a button', { tags: ['widget.12'] }, async () => {
  const onAction = vi.fn()
  await render(
    <ActivityWindow
      {...shell}
      content={{ kind: 'button', text: '补充资料', actionText: '去完善', onAction }}
    />,
  )
  await expect.element(page.getByText('补充资料')).toBeVisible()
  await page.getByRole('button', { name: '去完善' }).click()
  expect(onAction).toHaveBeenCalledOnce()
})

const submit = page.getByRole('button', { name: '同意并提交' })

it(
  'is an agreement whose button works only when ticked',
  { tags: ['widget.12', 'activityPopup.7'] },
  async () => {
    const on = { onAction: vi.fn(), onConsentChange: vi.fn(), onOpenAgreement: vi.fn() }
    const view = await render(<ActivityWindow {...shell} content={{ ...protocol, ...on }} />)
    await expect.element(submit).toBeDisabled()
    await page.getByRole('link', { name: '《征信授权书》' }).click()
    expect(on.onOpenAgreement).toHaveBeenCalledOnce()
    expect(on.onConsentChange).not.toHaveBeenCalled()
    await page.getByRole('checkbox').click()
    expect(on.onConsentChange.mock.calls).toEqual([[true]])
    await view.rerender(<ActivityWindow {...shell} content={{ ...protocol, ...on, consent: true }} />)
    await submit.click()
    expect(on.onAction).toHaveBeenCalledOnce()
  },
)

it('is locked and busy while it is submitted', { tags: ['activityPopup.8'] }, async () => {
  const onAction = vi.fn()
  await render(
    <ActivityWindow {...shell} content={{ ...protocol, consent: true, pending: true, onAction }} />,
  )
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  expect(onAction).not.toHaveBeenCalled()
  await expect.element(page.getByRole('checkbox')).toBeDisabled()
})

it('fits the narrowest screen', async () => {
  await page.viewport(320, 568)
  const agreement = '内蒙古某某消费金融股份有限公司个人信用信息查询、使用与报送授权书'
  await render(<ActivityWindow {...shell} content={{ ...protocol, consent: true, agreement }} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  await page.viewport(375, 667)
})

const picture = (props: { picture?: string; onAction?: () => unknown } = {}): ActivityContent => ({
  kind: 'picture',
  picture: PICTURE,
  actionText: '去提额',
  onAction: noop,
  ...props,
})
const show = (content: ActivityContent) => <ActivityWindow {...shell} content={content} />
const dialog = () => page.getByRole('dialog')

it('has a picture of one shape, whatever the shape of the file, which is loaded without a referrer', async () => {
  await render(show(picture({ picture: PICTURE.replace('0 0 4 3', '0 0 1 9') })))
  await finishAnimations()
  const image = dialog().element().querySelector('img')
  const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {}
  expect(width / height).toBeCloseTo(4 / 3, 1)
  expect([image?.alt, image?.referrerPolicy, image?.decoding]).toEqual(['', 'no-referrer', 'async'])
})

it('says what it leads to without a picture, and is still large enough for a finger', async () => {
  const onAction = vi.fn()
  await render(show(picture({ picture: undefined, onAction })))
  await finishAnimations()
  const button = page.getByRole('button', { name: '去提额' })
  expect(button.element().textContent).toBe('去提额')
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await button.click()
  expect(onAction).toHaveBeenCalledOnce()
})

it('tries a new picture after a broken one', async () => {
  const view = await render(show(picture({ picture: 'data:image/png,broken' })))
  await expect.element(page.getByText('去提额')).toBeVisible()
  await view.rerender(show(picture()))
  expect(dialog().element().querySelector('img')?.getAttribute('src')).toBe(PICTURE)
  expect(page.getByText('去提额').query()).toBeNull()
})

it('has no description where it is only a picture or has no text', async () => {
  const view = await render(show(picture()))
  await expect.element(dialog()).toHaveAccessibleDescription('')
  await view.rerender(show({ kind: 'button', text: '', actionText: '去完善', onAction: noop }))
  await expect.element(dialog()).toHaveAccessibleDescription('')
  await view.rerender(show({ kind: 'button', text: '补充资料', actionText: '去完善', onAction: noop }))
  await expect.element(dialog()).toHaveAccessibleDescription('补充资料')
})

it('has the parts of its kind only', async () => {
  const view = await render(show(protocol))
  const parts = () => [
    dialog().getByRole('checkbox').elements().length,
    dialog().element().querySelectorAll('img').length,
    dialog().getByRole('button').elements().length,
  ]
  expect(parts()).toEqual([1, 0, 2])
  await view.rerender(show(picture()))
  expect(parts()).toEqual([0, 1, 2])
  await view.rerender(show({ kind: 'button', actionText: '去完善', onAction: noop }))
  expect(parts()).toEqual([0, 0, 2])
})

it('is read from the edge where it is an agreement or has more than two lines, and keeps the line breaks of its text', async () => {
  const view = await render(show({ ...protocol, text: '一\n二' }))
  const align = () => getComputedStyle(page.getByText(/^一/).element()).textAlign
  const { height, lineHeight } = getComputedStyle(page.getByText(/^一/).element())
  expect(Number.parseFloat(height)).toBeCloseTo(2 * Number.parseFloat(lineHeight), 0)
  expect(align()).toBe('start')
  await view.rerender(show({ kind: 'button', text: '一\n二', actionText: '去完善', onAction: noop }))
  expect(align()).toBe('center')
  await view.rerender(show({ kind: 'button', text: '一\n二\n三', actionText: '去完善', onAction: noop }))
  await expect.poll(align).toBe('start')
})

it('is busy until the action has ended, and acts once', async () => {
  let finish = noop
  const onAction = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  await render(show({ ...protocol, consent: true, onAction }))
  await submit.click()
  ;(submit.element() as HTMLElement).click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  expect(onAction).toHaveBeenCalledOnce()
  finish()
  await expect.element(submit).not.toHaveAttribute('aria-busy')
})

it('asks for the consent in the words of its caller', async () => {
  await render(show({ ...protocol, consentLead: '本人同意', consentTail: '的全部内容' }))
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleName('本人同意《征信授权书》的全部内容')
})

it('has a close button, unless its caller has another way out', async () => {
  const onOpenChange = vi.fn()
  const view = await render(<ActivityWindow {...shell} content={picture()} onOpenChange={onOpenChange} />)
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await view.rerender(<ActivityWindow {...shell} content={picture()} closable={false} />)
  expect(page.getByRole('button', { name: '关闭' }).query()).toBeNull()
})

it('shows a long action in place of its picture inside the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await render(show({ ...picture({ picture: undefined }), actionText: '完善资料领取提额机会'.repeat(6) }))
  await finishAnimations()
  const button = page.getByRole('button', { name: /^完善/ }).element()
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight)
})
