import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { ContactForm, contactStatuses, type ContactFormProps } from './index.ts'
import { ContactFields } from './samples.tsx'

describeConformance('ContactForm', {
  render: (props) => (
    <ContactForm
      position={1}
      text="父母或配偶"
      status="pending"
      onPick={() => {}}
      error="请重新填写"
      {...props}
    >
      <ContactFields />
    </ContactForm>
  ),
})

it('is a region with its place as title and the fields it gets', async () => {
  const view = await render(
    <>
      <ContactForm position={1}>
        <ContactFields name="张建国" />
      </ContactForm>
      <ContactForm position={12}>
        <ContactFields />
      </ContactForm>
    </>,
  )
  const first = view.getByRole('region', { name: '第1联系人' })
  await expect.element(first.getByRole('textbox', { name: '姓名' })).toHaveValue('张建国')
  await expect.element(view.getByRole('region', { name: '第12联系人' })).toBeVisible()
})

it('opens the address book only where there is one', async () => {
  const onPick = vi.fn()
  const view = await render(
    <ContactForm position={1} onPick={onPick}>
      <ContactFields />
    </ContactForm>,
  )
  await page.getByRole('button', { name: '从通讯录选择' }).click()
  expect(onPick).toHaveBeenCalledTimes(1)
  await view.rerender(
    <ContactForm position={1}>
      <ContactFields />
    </ContactForm>,
  )
  await expect.element(page.getByRole('button', { name: '从通讯录选择' })).not.toBeInTheDocument()
})

it('announces why a contact was refused, and describes its region by it', async () => {
  const form = (error?: string) => (
    <ContactForm position={2} error={error}>
      <ContactFields />
    </ContactForm>
  )
  const view = await render(form())
  const alert = page.getByRole('region').getByRole('alert').first().element()
  expect(alert.textContent).toBe('')
  await view.rerender(form('第2联系人已存在，请重新填写'))
  expect(alert.textContent).toBe('第2联系人已存在，请重新填写')
  await expect
    .element(page.getByRole('region', { name: '第2联系人' }))
    .toHaveAccessibleDescription('第2联系人已存在，请重新填写')
})

it('says the state of an earlier contact as text', async () => {
  const texts = { verified: '已验证', pending: '验证中', failed: '验证未通过' }
  for (const status of contactStatuses) {
    const view = await render(
      <ContactForm position={1} status={status}>
        <ContactFields />
      </ContactForm>,
    )
    await expect.element(view.getByText(texts[status])).toBeVisible()
    await view.unmount()
  }
})

const part = (props: Partial<ContactFormProps> = {}) => (
  <ContactForm position={1} {...props}>
    <ContactFields />
  </ContactForm>
)
const box = (element: Element) => element.getBoundingClientRect()

it.each([
  [1, '第1联系人'],
  [9, '第9联系人'],
  [10, '第10联系人'],
])('names place %i %s', async (position, name) => {
  await render(part({ position }))
  await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible()
})

it('has the title and the level of heading that it gets', async () => {
  await render(part({ title: '紧急联系人', level: 3, position: 2 }))
  await expect.element(page.getByRole('heading', { level: 3, name: '紧急联系人' })).toBeVisible()
  await expect.element(page.getByText('第2联系人')).not.toBeInTheDocument()
})

it('includes the state in the name of its region', async () => {
  const view = await render(part({ status: 'failed' }))
  await expect.element(page.getByRole('region', { name: '第1联系人 验证未通过' })).toBeVisible()
  await view.rerender(part())
  await expect.element(page.getByRole('region', { name: '第1联系人', exact: true })).toBeVisible()
})

it('shows each state in its own colours', async () => {
  const looks = []
  for (const status of contactStatuses) {
    const view = await render(part({ status }))
    const tag = page.getByText(/^验证|^已验证/).element()
    looks.push(`${getComputedStyle(tag).color} ${getComputedStyle(tag).backgroundColor}`)
    await view.unmount()
  }
  expect(new Set(looks).size).toBe(3)
})

it('has no text, recommendation or message until it gets them, and then in this order', async () => {
  const view = await render(part())
  const order = () => (view.container.textContent ?? '').match(/请填父母|第1联系人已存在|推荐|与本人关系/g)
  expect(order()).toEqual(['与本人关系'])
  const plain = view.container.offsetHeight
  await view.rerender(part({ recommendation: '推荐', error: '第1联系人已存在', text: '请填父母' }))
  expect(order()).toEqual(['请填父母', '第1联系人已存在', '推荐', '与本人关系'])
  await view.rerender(part())
  expect(view.container.offsetHeight).toBe(plain)
})

it('keeps what was typed when state, error and recommendation change', async () => {
  const view = await render(part())
  await page.getByRole('textbox', { name: '姓名' }).fill('张建国')
  await view.rerender(part({ status: 'pending', error: '请重新填写', recommendation: '推荐', text: '父母' }))
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveValue('张建国')
})

it.each(['koo', 'night'] as const)('has a frame in the colour of its error, in %s', async (theme) => {
  putTheme(theme)
  const view = await render(part())
  const frame = () => getComputedStyle(page.getByRole('region').element()).boxShadow
  const usual = frame()
  await view.rerender(part({ error: '请重新填写' }))
  expect(frame()).not.toBe(usual)
  expect(frame()).toContain(getComputedStyle(page.getByText('请重新填写').element()).color)
})

it('opens the address book once by a double tap, and by Enter', async () => {
  const onPick = vi.fn(() => new Promise<void>(() => {}))
  const view = await render(part({ onPick }))
  const button = page.getByRole('button', { name: '从通讯录选择' })
  await button.dblClick()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(onPick).toHaveBeenCalledTimes(1)
  await view.unmount()
  await render(part({ onPick }))
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onPick).toHaveBeenCalledTimes(2)
})

it('is as high with the way to the address book as without', async () => {
  const view = await render(part())
  const { height } = box(page.getByRole('region').element())
  await view.rerender(part({ onPick: () => {} }))
  expect(box(page.getByRole('region').element()).height).toBeCloseTo(height, 0)
  expect(box(page.getByRole('button', { name: '从通讯录选择' }).element()).height).toBeGreaterThanOrEqual(44)
})

it('holds long titles, states and texts at 320 pixels', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 667))
  const long = '阿卜杜拉·买买提·吐尔逊的直系亲属'.repeat(3)
  await render(part({ title: long, status: 'failed', text: long, error: long, onPick: () => {} }))
  const region = box(page.getByRole('region').element())
  expect(document.documentElement.scrollWidth).toBe(320)
  for (const text of [page.getByText('验证未通过'), page.getByRole('button', { name: '从通讯录选择' })]) {
    expect(box(text.element()).right).toBeLessThanOrEqual(region.right)
  }
})

it('speaks the language of the page', async () => {
  await render(
    <LocaleProvider locale={en}>{part({ position: 2, status: 'pending', onPick: () => {} })}</LocaleProvider>,
  )
  await expect.element(page.getByRole('region', { name: 'Contact 2 Being verified' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'From the address book' })).toBeVisible()
})
