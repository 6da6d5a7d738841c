import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { AgreementSheet, type AgreementSheetProps } from './index.ts'

const groups = [
  { title: '借款协议', items: [{ id: 'loan', name: '借款合同', note: '示例消费金融有限公司' }] },
  { title: '其他协议', items: [{ id: 'info', name: '个人信息共享授权书' }] },
]

describeOverlay('AgreementSheet', {
  name: '相关协议',
  render: (props) => <AgreementSheet groups={groups} onOpen={() => {}} agreeText="同意并继续" {...props} />,
})

it('lists the agreements by group and opens one', { tags: ['agreement.2'] }, async () => {
  const onOpen = vi.fn()
  await render(<AgreementSheet open onOpenChange={() => {}} groups={groups} onOpen={onOpen} />)
  await expect.element(page.getByRole('region', { name: '其他协议' })).toBeVisible()
  await page.getByRole('button', { name: /个人信息共享授权书/ }).click()
  expect(onOpen.mock.calls).toEqual([['info']])
  await expect.element(page.getByRole('button', { name: '同意并继续' })).not.toBeInTheDocument()
})

it('says who an agreement is with, where that is known', async () => {
  await render(<AgreementSheet open onOpenChange={() => {}} groups={groups} onOpen={() => {}} />)
  await expect
    .element(page.getByRole('button', { name: /借款合同/ }))
    .toMatchTextContent('借款合同示例消费金融有限公司')
  await expect
    .element(page.getByRole('button', { name: /授权书/ }))
    .toMatchTextContent(/^个人信息共享授权书$/)
})

it('has a button that agrees to all', async () => {
  const onAgree = vi.fn()
  await render(
    <AgreementSheet
      open
      onOpenChange={() => {}}
      groups={groups}
      onOpen={() => {}}
      agreeText="同意并继续"
      onAgree={onAgree}
    />,
  )
  await page.getByRole('button', { name: '同意并继续' }).click()
  expect(onAgree).toHaveBeenCalledTimes(1)
})

const tree = (props: Partial<AgreementSheetProps> = {}) => (
  <AgreementSheet open onOpenChange={() => {}} groups={groups} onOpen={() => {}} {...props} />
)
const sheet = () => page.getByRole('dialog')

it('has a title of its own or of its caller, in both languages', async () => {
  const view = await render(tree({ title: '全部协议' }))
  await expect.element(page.getByRole('dialog', { name: '全部协议' })).toBeVisible()
  await view.rerender(<LocaleProvider locale={en}>{tree()}</LocaleProvider>)
  await expect.element(page.getByRole('dialog', { name: 'Agreements' })).toBeVisible()
})

it('has no heading over a group without a title', async () => {
  await render(tree({ groups: [{ items: [{ id: 'a', name: '征信授权书' }] }] }))
  await expect.element(page.getByRole('button', { name: '征信授权书' })).toBeVisible()
  expect(sheet().getByRole('heading', { level: 3 }).query()).toBeNull()
  expect(sheet().getByRole('region').query()).toBeNull()
})

it('has headings one level below its title', async () => {
  await render(tree())
  const headings = sheet().getByRole('heading', { level: 3 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['借款协议', '其他协议'])
})

it('shows groups of one title apart, and leaves none behind when they change', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => errors.mockRestore())
  const group = (id: string) => ({ title: '其他协议', items: [{ id, name: `协议${id}` }] })
  const view = await render(tree({ groups: [group('一'), group('二'), { ...group('三'), title: '补充' }] }))
  expect(sheet().getByRole('button', { name: /^协议/ }).elements()).toHaveLength(3)
  await view.rerender(tree({ groups: [{ ...group('三'), title: '补充' }] }))
  const names = sheet().getByRole('button', { name: /^协议/ }).elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(['协议三'])
  expect(errors).not.toHaveBeenCalled()
})

it('shows what its caller puts above the list', async () => {
  await render(tree({ children: <p>请逐份阅读</p> }))
  const note = page.getByText('请逐份阅读').element()
  const first = page.getByRole('region', { name: '借款协议' }).element()
  expect(note.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('shows an empty list without an error', async () => {
  await render(tree({ groups: [], agreeText: '同意并继续' }))
  await expect.element(page.getByRole('button', { name: '同意并继续' })).toBeVisible()
  expect(sheet().getByRole('button').elements()).toHaveLength(2)
})

it('has the footer of its caller in place of the button', async () => {
  await render(tree({ agreeText: '同意并继续', footer: <p>仅供阅读</p> }))
  await expect.element(page.getByText('仅供阅读')).toBeVisible()
  expect(page.getByRole('button', { name: '同意并继续' }).query()).toBeNull()
})

it('agrees once when the button is tapped twice, and stays open', async () => {
  const on = { onAgree: vi.fn(), onOpenChange: vi.fn() }
  await render(tree({ agreeText: '同意并继续', ...on }))
  const button = page.getByRole('button', { name: '同意并继续' }).element() as HTMLElement
  button.click()
  button.click()
  expect([on.onAgree.mock.calls.length, on.onOpenChange.mock.calls.length]).toEqual([1, 0])
})

it('shows a long name whole, beside its arrow', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const name = '内蒙古某某消费金融股份有限公司个人信用信息查询、使用与报送授权书（2026年11月版）'
  await render(tree({ groups: [{ items: [{ id: 'a', name }] }] }))
  await finishAnimations()
  const row = page.getByRole('button', { name: /^内蒙古/ }).element()
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  const text = document.createRange()
  text.selectNodeContents(row.querySelector('span') as Element)
  const arrow = row.querySelector('svg')?.getBoundingClientRect()
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(arrow?.left ?? 0)
  expect(arrow?.right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
})
