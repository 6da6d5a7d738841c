import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ContactForm, contactStatuses } from './index.ts'
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
  const first = view.getByRole('region', { name: '第一联系人' })
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
    .element(page.getByRole('region', { name: '第二联系人' }))
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
