import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { TaskList } from './index.ts'
import { raiseTasks } from './samples.ts'

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
    '2紧急联系人额度 +1,000 元两位亲友的联系方式去完成',
    '公积金认证一般 1 个工作日内有结果审核中',
    '个税认证截图看不清，可以重新上传未通过',
    '房产认证完成公积金认证后可办理暂不可办',
  ])
  await expect.element(view.getByText('已完成 1/5')).toBeVisible()
})

it('shows the text of its caller in place of the number of tasks that are done', async () => {
  const view = await render(
    <TaskList heading="提升额度" aside="今天截止" tasks={raiseTasks} onOpen={() => {}} />,
  )
  await expect.element(view.getByText('今天截止')).toBeVisible()
  expect(view.container.textContent).not.toContain('已完成 1/5')
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
