import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { TaskList, taskStates, type Task } from './index.ts'
import { raiseTasks } from './samples.ts'
import { putTheme } from '../../test/axe.ts'

describeConformance('TaskList', {
  render: (props) => <TaskList heading="提升额度" tasks={raiseTasks} onOpen={() => {}} {...props} />,
})

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

it('says the state of every task as text, and how many are done', async () => {
  const view = await render(<TaskList heading="提升额度" tasks={raiseTasks} onOpen={() => {}} />)
  expect(rows()).toEqual([
    '身份认证已完成',
    '2紧急联系人额度 +1,000元两位亲友的联系方式去完成',
    '公积金认证一般1个工作日内有结果审核中',
    '个税认证截图看不清，可以重新上传未通过',
    '房产认证完成公积金认证后可办理暂不可办',
  ])
  await expect.element(view.getByText('已完成1/5')).toBeVisible()
})

it('shows the text of its caller in place of the number of tasks that are done', async () => {
  const view = await render(
    <TaskList heading="提升额度" aside="今天截止" tasks={raiseTasks} onOpen={() => {}} />,
  )
  await expect.element(view.getByText('今天截止')).toBeVisible()
  expect(view.container.textContent).not.toContain('已完成1/5')
})

it('shows the first ones, and the rest at a tap, but hides no single one', async () => {
  const list = (first: number) => (
    <TaskList heading="提升额度" first={first} tasks={raiseTasks} onOpen={() => {}} />
  )
  const view = await render(list(3))
  expect(rows()).toHaveLength(3)
  // All of them count.
  await expect.element(view.getByText('已完成1/5')).toBeVisible()
  const more = page.getByRole('button', { name: '更多2项' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  expect(rows()).toHaveLength(5)
  const fewer = page.getByRole('button', { name: '收起' })
  await expect.element(fewer).toHaveFocus()
  await fewer.click()
  expect(rows()).toHaveLength(3)
  await view.rerender(list(4))
  expect(rows()).toHaveLength(5)
  await expect.element(page.getByRole('button', { name: /更多|收起/ })).not.toBeInTheDocument()
})

it('opens what is open or failed, and nothing else', async () => {
  const onOpen = vi.fn()
  await render(<TaskList tasks={raiseTasks} onOpen={onOpen} />)
  expect(page.getByRole('button').elements()).toHaveLength(2)
  await page.getByRole('button', { name: /紧急联系人/ }).click()
  await page.getByRole('button', { name: /个税认证/ }).click()
  expect(onOpen.mock.calls).toEqual([['contacts'], ['tax']])
})

it('lets its caller decide what can be opened', async () => {
  const onOpen = vi.fn()
  await render(
    <TaskList
      tasks={[
        { id: 'id', title: '身份认证', state: 'done', canOpen: true },
        { id: 'fund', title: '公积金认证', state: 'open', canOpen: false },
      ]}
      onOpen={onOpen}
    />,
  )
  await page.getByRole('button').click()
  expect(onOpen.mock.calls).toEqual([['id']])
})

it('shows the icon of an open task in place of its number, and that of the state of any other', async () => {
  const icon = <svg data-testid="own" />
  const view = await render(
    <TaskList
      tasks={taskStates.map((state) => ({ id: state, title: state, state, icon }))}
      onOpen={() => {}}
    />,
  )
  const own = view.getByTestId('own').elements()
  expect(own).toHaveLength(1)
  expect(own[0]?.closest('li')?.textContent).toBe('open去完成')
})

it('opens nothing while it is locked, and says the state of what is no more open alone', async () => {
  const onOpen = vi.fn()
  const view = await render(<TaskList tasks={raiseTasks} onOpen={onOpen} />)
  await view.rerender(<TaskList locked tasks={raiseTasks} onOpen={onOpen} />)
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByText('去完成').elements()).toEqual([])
  await expect.element(page.getByText('紧急联系人')).toBeVisible()
  await expect.element(page.getByText('已完成', { exact: true })).toBeVisible()
})

it('invites when there is nothing to do, in its own or its caller’s words', async () => {
  const view = await render(<TaskList tasks={[]} onOpen={() => {}} />)
  await expect.element(view.getByText('没有需要办理的事项')).toBeVisible()
  await view.rerender(<TaskList tasks={[]} onOpen={() => {}} empty="全部办完了" />)
  await expect.element(view.getByText('全部办完了')).toBeVisible()
  expect(page.getByRole('list').elements()).toEqual([])
})

it('has rows that a long text does not push apart', async () => {
  await render(
    <TaskList
      tasks={[
        {
          id: 'a',
          title: '公积金'.repeat(20),
          state: 'open',
          text: '核对'.repeat(60),
          reward: '额'.repeat(60),
        },
      ]}
      onOpen={() => {}}
    />,
  )
  const state = page.getByText('去完成').element().getBoundingClientRect()
  expect(state.height).toBeLessThan(30)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})

const task = (state: Task['state'], more: Partial<Task> = {}): Task => ({
  id: state,
  title: '公积金认证',
  state,
  ...more,
})

const marks = (root: Element) => [...root.querySelectorAll<HTMLElement>('li [aria-hidden]:not(svg)')]

it('marks an open task by its number in the list, and the others by an icon', async () => {
  const view = await render(<TaskList tasks={raiseTasks} onOpen={() => {}} />)
  expect(marks(view.container).map((mark) => mark.textContent)).toEqual(['', '2', '', '', ''])
  expect(marks(view.container).map((mark) => mark.querySelector('svg') !== null)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(new Set(marks(view.container).map((mark) => mark.innerHTML)).size).toBe(5)
})

it.each(['koo', 'night'] as const)('has another ground for the mark of each state in %s', async (theme) => {
  putTheme(theme)
  const view = await render(<TaskList tasks={taskStates.map((state) => task(state))} onOpen={() => {}} />)
  const grounds = marks(view.container).map((mark) => getComputedStyle(mark).backgroundColor)
  expect(new Set(grounds).size).toBe(taskStates.length)
})

it('has round marks that hold a large number also with text at 200 %', async () => {
  document.documentElement.style.fontSize = '32px'
  const tasks = Array.from({ length: 100 }, (_, at) => task('open', { id: `${at}` }))
  const view = await render(<TaskList tasks={tasks} onOpen={() => {}} />)
  const last = marks(view.container).at(-1)
  expect(last?.textContent).toBe('100')
  expect(last?.scrollWidth).toBeLessThanOrEqual(last?.clientWidth ?? 0)
  const { width, height } = last?.getBoundingClientRect() ?? { width: 0, height: -1 }
  expect([width, width]).toEqual([height, expect.closeTo(56, 0)])
  document.documentElement.style.fontSize = ''
})

it('counts again and offers what became open', async () => {
  const onOpen = vi.fn()
  const list = (first: Task['state'], second: Task['state']) => (
    <TaskList
      tasks={[task(first, { id: 'a' }), task(second, { id: 'b', title: '房产认证' })]}
      onOpen={onOpen}
    />
  )
  const view = await render(list('open', 'blocked'))
  await expect.element(view.getByText('已完成0/2')).toBeVisible()
  expect(page.getByRole('button', { name: /房产认证/ }).elements()).toEqual([])
  await view.rerender(list('done', 'open'))
  await expect.element(view.getByText('已完成1/2')).toBeVisible()
  await page.getByRole('button', { name: /房产认证.*去完成/ }).click()
  expect(onOpen.mock.calls).toEqual([['b']])
  await view.rerender(list('done', 'done'))
  await expect.element(view.getByText('已完成2/2')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('opens a task by the keyboard, in the order of the list', async () => {
  const onOpen = vi.fn()
  await render(<TaskList tasks={raiseTasks} onOpen={onOpen} />)
  await userEvent.keyboard('{Tab}{Enter}{Tab} ')
  expect(onOpen.mock.calls).toEqual([['contacts'], ['tax']])
})

it('is a list in a region with its heading, empty or not', async () => {
  const view = await render(<TaskList heading="提升额度" level={3} tasks={raiseTasks} onOpen={() => {}} />)
  await expect.element(page.getByRole('region', { name: '提升额度' }).getByRole('list')).toBeVisible()
  await view.rerender(<TaskList heading="提升额度" level={3} aside="今天截止" tasks={[]} onOpen={() => {}} />)
  await expect.element(page.getByRole('heading', { level: 3, name: '提升额度' })).toBeVisible()
  await expect.element(view.getByText('今天截止')).toBeVisible()
  expect(view.container.textContent).not.toContain('已完成')
})

it('shows a task in a state it does not know without a word of its own and without a way in', async () => {
  const onOpen = vi.fn()
  const unknown = { id: 'x', title: '社保认证', state: 'archived' } as unknown as Task
  const view = await render(<TaskList tasks={[unknown, task('open')]} onOpen={onOpen} />)
  expect(rows()).toEqual(['1社保认证', '2公积金认证去完成'])
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await expect.element(view.getByText('已完成0/2')).toBeVisible()
})

it('begins the line between two tasks below the title, not below the mark', async () => {
  const view = await render(<TaskList tasks={raiseTasks.slice(0, 2)} onOpen={() => {}} />)
  const [first, second] = view.getByRole('listitem').elements()
  expect(getComputedStyle(first as Element, '::before').content).toBe('none')
  const start = Number.parseFloat(getComputedStyle(second as Element, '::before').left)
  const title = view.getByText('紧急联系人').element().getBoundingClientRect()
  expect(start).toBeCloseTo(title.left - (second?.getBoundingClientRect().left ?? 0), 0)
})
