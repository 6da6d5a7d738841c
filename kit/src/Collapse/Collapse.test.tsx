import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { Collapse, CollapsePanel, type CollapsePanelProps } from './index.ts'

const panels = (props: Partial<CollapsePanelProps> = {}) =>
  ['逾期', '结清', '扣款'].map((title) => (
    <CollapsePanel key={title} itemKey={title} title={title} {...props}>
      <p>{`${title}的说明`}</p>
    </CollapsePanel>
  ))

describeConformance('Collapse', {
  render: (props) => (
    <Collapse defaultActiveKey={['逾期']} {...props}>
      {panels()}
    </Collapse>
  ),
})

const title = (name: string) => page.getByRole('button', { name })
const text = (name: string) => page.getByText(`${name}的说明`)
const openTitles = () =>
  page
    .getByRole('button', { expanded: true })
    .elements()
    .map(({ textContent }) => textContent)

it('shows and hides each panel by its title', async () => {
  const onChange = vi.fn()
  await render(<Collapse onChange={onChange}>{panels()}</Collapse>)
  expect(openTitles()).toEqual([])
  await title('逾期').click()
  await title('扣款').click()
  await expect.element(text('逾期')).toBeVisible()
  await expect.element(text('扣款')).toBeVisible()
  await title('逾期').click()
  await expect.element(text('逾期')).not.toBeVisible()
  expect(onChange.mock.calls).toEqual([[['逾期']], [['逾期', '扣款']], [['扣款']]])
})

it('as an accordion has one open panel at most', async () => {
  const onChange = vi.fn()
  await render(
    <Collapse accordion defaultActiveKey="逾期" onChange={onChange}>
      {panels()}
    </Collapse>,
  )
  expect(openTitles()).toEqual(['逾期'])
  await title('结清').click()
  expect(openTitles()).toEqual(['结清'])
  await title('结清').click()
  expect(openTitles()).toEqual([])
  expect(onChange.mock.calls).toEqual([['结清'], [null]])
})

it('opens what its caller says, and only that', async () => {
  const onChange = vi.fn()
  const tree = (activeKey: string[]) => (
    <Collapse activeKey={activeKey} onChange={onChange}>
      {panels()}
    </Collapse>
  )
  const view = await render(tree(['逾期']))
  await title('结清').click()
  expect(onChange.mock.calls).toEqual([[['逾期', '结清']]])
  expect(openTitles()).toEqual(['逾期'])
  await view.rerender(tree(['结清']))
  expect(openTitles()).toEqual(['结清'])
  await view.rerender(tree([]))
  expect(openTitles()).toEqual([])
})

it('opens what the caller of an accordion says', async () => {
  const tree = (activeKey: string | null) => (
    <Collapse accordion activeKey={activeKey}>
      {panels()}
    </Collapse>
  )
  const view = await render(tree('逾期'))
  expect(openTitles()).toEqual(['逾期'])
  await title('结清').click()
  expect(openTitles()).toEqual(['逾期'])
  await view.rerender(tree(null))
  expect(openTitles()).toEqual([])
})

it('has titles that are headings with a button, which names and controls its panel', async () => {
  const view = await render(<Collapse level={2}>{panels()}</Collapse>)
  await expect.element(page.getByRole('heading', { name: '结清', level: 2 })).toBeVisible()
  await title('结清').click()
  const panel = page.getByRole('region', { name: '结清' })
  await expect.element(panel).toBeVisible()
  await expect.element(title('结清')).toHaveAttribute('aria-controls', panel.element().id)
  await view.rerender(<Collapse>{panels()}</Collapse>)
  await expect.element(page.getByRole('heading', { name: '结清', level: 3 })).toBeVisible()
})

it('works by the keyboard; what is hidden takes no focus', async () => {
  const fields = ['一', '二'].map((name) => (
    <CollapsePanel key={name} itemKey={name} title={name} forceRender>
      <input aria-label={`第${name}项`} />
    </CollapsePanel>
  ))
  await render(<Collapse>{fields}</Collapse>)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(title('二')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(page.getByRole('textbox', { name: '第二项' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.element(title('二')).toHaveAttribute('aria-expanded', 'false')
})

it('cannot be opened while a panel is disabled', async () => {
  const onChange = vi.fn()
  await render(
    <Collapse onChange={onChange}>
      <CollapsePanel itemKey="证明" title="结清证明" disabled>
        说明
      </CollapsePanel>
    </Collapse>,
  )
  await expect.element(title('结清证明')).toBeDisabled()
  ;(title('结清证明').element() as HTMLElement).click()
  expect(onChange).not.toHaveBeenCalled()
})

it('renders a panel when it is opened for the first time, and keeps what was typed into it', async () => {
  const mounted = vi.fn()
  function Note() {
    useState(mounted)
    return <input aria-label="备注" />
  }
  const tree = (props: Partial<CollapsePanelProps> = {}) => (
    <Collapse>
      <CollapsePanel itemKey="备注" title="备注" {...props}>
        <Note />
      </CollapsePanel>
    </Collapse>
  )
  const view = await render(tree())
  expect(mounted).not.toHaveBeenCalled()
  const note = page.getByRole('textbox', { name: '备注', includeHidden: true })
  await title('备注').click()
  await note.fill('下月还')
  await title('备注').click()
  await expect.element(note).toHaveValue('下月还')
  await view.unmount()
  await render(tree({ forceRender: true }))
  await expect.element(note).toBeInTheDocument()
})

it('forgets a closed panel where its caller wants it', async () => {
  await render(<Collapse defaultActiveKey={['逾期']}>{panels({ destroyOnClose: true })}</Collapse>)
  await expect.element(text('逾期')).toBeVisible()
  await title('逾期').click()
  await expect.element(text('逾期')).not.toBeInTheDocument()
})

it('turns its arrow with the panel', async () => {
  await render(<Collapse>{panels()}</Collapse>)
  const turn = async () => {
    await finishAnimations()
    return getComputedStyle(title('逾期').element().querySelector('svg') as Element).transform
  }
  const closed = await turn()
  await title('逾期').click()
  expect(await turn()).not.toBe(closed)
})

it('shows a long title whole, beside its arrow, on the smallest phone with large text', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  try {
    await render(
      <Collapse>
        <CollapsePanel itemKey="长" title={'为什么账单里只显示其中一笔已还'.repeat(2)} />
      </Collapse>,
    )
    const button = page.getByRole('button').element()
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    const arrow = button.querySelector('svg')?.getBoundingClientRect()
    const words = button.querySelector('span')?.getBoundingClientRect()
    expect(words?.right).toBeLessThanOrEqual(arrow?.left ?? 0)
    expect(arrow?.right).toBeLessThanOrEqual(320)
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  }
})

it('says what is wrong where a panel stands alone', () => {
  expect(() => renderToString(<CollapsePanel itemKey="a" title="逾期" />)).toThrow(
    /put one around the panels/,
  )
})
