import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { fiveInstitutions } from '../InstitutionList/samples.ts'
import { LeadPop } from './index.ts'

const texts = { title: '换一家机构试试', institutions: fiveInstitutions, confirmText: '重新借款' }
const handlers = () => ({ onConfirm: vi.fn(), onOpenChange: vi.fn() })
const names = () =>
  fiveInstitutions.filter(({ name }) => page.getByRole('dialog').element().textContent?.includes(name))

describeOverlay('LeadPop', {
  name: texts.title,
  render: (props) => <LeadPop {...texts} onConfirm={() => {}} {...props} />,
})

it('leadPop.5: shows 3 of 5 institutions in landscape, 2 in a list', async () => {
  const view = await render(<LeadPop {...texts} {...handlers()} open layout="landscape" />)
  expect(names()).toHaveLength(3)
  await view.rerender(<LeadPop {...texts} {...handlers()} open />)
  expect(names()).toHaveLength(2)
})

it('widget.2: one button confirms; the close button closes, and is as large', async () => {
  const on = handlers()
  await render(<LeadPop {...texts} {...on} open layout="landscape" confirmNote="3秒后自动前往" />)
  await expect.element(page.getByText('3秒后自动前往')).toBeVisible()
  await page.getByRole('button', { name: texts.confirmText }).click()
  expect(on.onConfirm).toHaveBeenCalledOnce()
  const close = page.getByRole('button', { name: '关闭' })
  const { width, height } = close.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await close.click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
  expect(on.onConfirm).toHaveBeenCalledOnce()
})

it('leadPop.6: claims nothing by itself', async () => {
  await render(<LeadPop {...texts} {...handlers()} open figure={{ label: '额度', value: '20,000' }} />)
  expect(page.getByRole('dialog').element().textContent).not.toMatch(/%|分钟/)
})

it('fits long names on the narrowest screen', async () => {
  await page.viewport(320, 568)
  try {
    const institutions = ['1', '2', '3'].map((id) => ({
      id,
      name: '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放',
    }))
    await render(<LeadPop {...texts} institutions={institutions} {...handlers()} open layout="landscape" />)
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  } finally {
    await page.viewport(375, 667)
  }
})
