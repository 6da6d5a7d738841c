import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { ImageProvider } from '../images/ImageProvider.tsx'
import { ActivityWindow } from './index.ts'

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

it('widget.12: is a picture that can be tapped', async () => {
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

it('widget.12: is a text with a button', async () => {
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

it('widget.12, activityPopup.7: is an agreement whose button works only when ticked', async () => {
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
})

it('activityPopup.8: is locked and busy while it is submitted', async () => {
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
