import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ContactRecommend } from './index.ts'
import { recommended } from './samples.ts'

describeConformance('ContactRecommend', {
  render: (props) => (
    <ContactRecommend state="ready" contacts={recommended} left={2} onSelect={() => {}} {...props} />
  ),
})

it('passes on which contact was tapped', async () => {
  const onSelect = vi.fn()
  await render(<ContactRecommend state="ready" contacts={recommended} onSelect={onSelect} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('有 2 位推荐联系人')
  await page.getByRole('button', { name: '李秀英 139****0002' }).click()
  expect(onSelect.mock.calls).toEqual([['b']])
})

it('says how many more may be used, only while some may be', async () => {
  const view = await render(
    <ContactRecommend state="ready" contacts={recommended} left={2} onSelect={() => {}} />,
  )
  await expect.element(view.getByText('还可使用 2 次')).toBeVisible()
  for (const state of ['computing', 'exhausted'] as const) {
    await view.rerender(
      <ContactRecommend state={state} contacts={recommended} left={0} onSelect={() => {}} />,
    )
    expect(view.container.textContent).not.toContain('还可使用')
  }
})

it('has nothing to tap while contacts are looked for', async () => {
  await render(<ContactRecommend state="computing" contacts={recommended} onSelect={() => {}} />)
  const group = page.getByRole('group', { name: /推荐联系人/ })
  await expect.element(group).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('正在查找推荐联系人')
  expect(page.getByRole('button').elements()).toEqual([])
})

it('says that no more may be used', async () => {
  await render(<ContactRecommend state="exhausted" contacts={recommended} onSelect={() => {}} />)
  await expect.element(page.getByText('推荐次数已用完，请直接填写下面的信息。')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('renders nothing when there is nobody to recommend', async () => {
  const view = await render(<ContactRecommend state="ready" onSelect={() => {}} />)
  expect(view.container.innerHTML).toBe('')
})
