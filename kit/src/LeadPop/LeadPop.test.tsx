import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { fiveInstitutions } from '../InstitutionList/samples.ts'
import { LeadPop, type LeadPopProps } from './index.ts'

const texts = { title: '换一家机构试试', institutions: fiveInstitutions, confirmText: '重新借款' }
const handlers = () => ({ onConfirm: vi.fn(), onOpenChange: vi.fn() })
const names = () =>
  fiveInstitutions.filter(({ name }) => page.getByRole('dialog').element().textContent?.includes(name))

describeOverlay('LeadPop', {
  name: texts.title,
  render: (props) => <LeadPop {...texts} onConfirm={() => {}} {...props} />,
})

it('shows 3 of 5 institutions in landscape, 2 in a list', { tags: ['leadPop.5'] }, async () => {
  const view = await render(<LeadPop {...texts} {...handlers()} open layout="landscape" />)
  expect(names()).toHaveLength(3)
  await view.rerender(<LeadPop {...texts} {...handlers()} open />)
  expect(names()).toHaveLength(2)
})

it('one button confirms; the close button closes, and is as large', { tags: ['widget.2'] }, async () => {
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

it('claims nothing by itself', { tags: ['leadPop.6'] }, async () => {
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

const tree = (props: Partial<LeadPopProps> = {}) => <LeadPop {...texts} {...handlers()} open {...props} />
const dialog = () => page.getByRole('dialog')
const text = () => dialog().element().textContent

it.each([
  [
    { label: '最高可借', value: '200,000.00', unit: '¥', note: '以审批为准' },
    '最高可借¥200,000.00以审批为准',
  ],
  [{ label: '最高可借', value: '0.01' }, '最高可借0.01'],
  [{ label: '', value: '99,999,999.99', unit: '' }, '99,999,999.99'],
])('writes the figure %j', async (figure, words) => {
  await render(tree({ figure, institutions: [] }))
  expect(text()).toBe(`${texts.title}${words}${texts.confirmText}`)
})

it('stays by a button of the same size, which closes', { tags: ['widget.2'] }, async () => {
  const on = handlers()
  await render(<LeadPop {...texts} {...on} open stayText="留在本页" confirmNote="3秒后自动前往" />)
  await finishAnimations()
  const sizeOf = (name: string) => {
    const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    return { width, height }
  }
  expect(sizeOf('留在本页')).toEqual(sizeOf(texts.confirmText))
  await page.getByRole('button', { name: '留在本页' }).click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
  expect(on.onConfirm).not.toHaveBeenCalled()
})

it('shows what has happened, then the offer, the figure, the claims and the institutions', async () => {
  await render(
    tree({
      text: '原机构未通过',
      offer: '可以换一家',
      figure: { label: '额度', value: '20,000' },
      claims: ['放款快', '不上门'],
      institutions: fiveInstitutions.slice(0, 1),
    }),
  )
  await expect
    .element(dialog())
    .toHaveAccessibleDescription(/^原机构未通过 可以换一家 额度 20,000 放款快 不上门 示例小额贷款有限公司/)
})

it('is only a question without anything else', async () => {
  await render(tree({ institutions: [] }))
  expect(text()).toBe(texts.title + texts.confirmText)
  expect(dialog().element().querySelector('ul, p')).toBeNull()
})

it('shows equal claims, and leaves none behind when they change', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => errors.mockRestore())
  const view = await render(tree({ institutions: [], claims: ['免息', '免息', '快'] }))
  expect(text()).toContain('免息免息快')
  await view.rerender(tree({ institutions: [], claims: ['快'] }))
  expect(text()).toBe(`${texts.title}快${texts.confirmText}`)
  expect(errors).not.toHaveBeenCalled()
})

it.each([
  ['list', 1, 1, ''],
  ['list', 2, 2, ''],
  ['list', 3, 2, '共3家机构'],
  ['landscape', 3, 3, ''],
  ['landscape', 5, 3, ''],
] as const)('%s with %d institutions shows %d of them', async (layout, count, shown, end) => {
  await render(tree({ layout, institutions: fiveInstitutions.slice(0, count) }))
  expect(names()).toHaveLength(shown)
  expect(text()?.endsWith(`${end}${texts.confirmText}`)).toBe(true)
  expect(/共\d家机构/.test(text() ?? '')).toBe(end !== '')
})

it('stands its institutions side by side in landscape, each under its icon', async () => {
  await render(tree({ layout: 'landscape' }))
  await finishAnimations()
  const boxes = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect())
  const [first, second, third] = boxes
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(second?.left).toBeGreaterThan(first?.right ?? 0)
  expect(third?.width).toBeCloseTo(first?.width ?? 0, 0)
  for (const item of page.getByRole('listitem').elements()) {
    const [icon, name] = [...item.children].map((child) => child.getBoundingClientRect())
    expect(name?.top).toBeGreaterThanOrEqual(icon?.bottom ?? 0)
  }
})

it('shows the picture of an institution, else the start of its name', async () => {
  const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const [one, two] = [
    { id: '1', name: '甲机构', logo },
    { id: '2', name: '乙机构' },
  ]
  await render(tree({ layout: 'landscape', institutions: [one, two] }))
  const items = page.getByRole('listitem').elements()
  expect(items.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual([logo, undefined])
  expect(items.map((item) => item.textContent)).toEqual(['甲机构', '乙乙机构'])
})

it('says below the button what happens by itself, without announcing it', async () => {
  const view = await render(tree({ confirmNote: '3秒后自动前往' }))
  const note = () => page.getByText(/秒后自动前往/)
  const button = page.getByRole('button', { name: texts.confirmText }).element()
  expect(note().element().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  expect(button.compareDocumentPosition(note().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await view.rerender(tree({ confirmNote: '2秒后自动前往' }))
  await expect.element(note()).toMatchTextContent('2秒后自动前往')
  await view.rerender(tree())
  expect(note().query()).toBeNull()
})

it('confirms once when it is tapped twice, and leaves closing to its caller', async () => {
  const on = handlers()
  await render(tree(on))
  const button = page.getByRole('button', { name: texts.confirmText }).element() as HTMLElement
  button.click()
  button.click()
  expect(on.onConfirm).toHaveBeenCalledOnce()
  expect(on.onOpenChange).not.toHaveBeenCalled()
})
