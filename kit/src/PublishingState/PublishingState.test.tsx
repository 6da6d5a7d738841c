import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { kooHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'
import { PublishingState, publishingStates } from './index.ts'
import { Header } from '../Header/index.ts'

describeConformance('PublishingState', {
  render: (props) => (
    <PublishingState
      state="unresolved"
      action="重新核对"
      facts={[{ label: '借款金额', value: '¥12,000.00' }]}
      {...props}
    />
  ),
})

it.each([
  ['submitting', '正在提交借款申请', '不会重复借款'],
  ['confirming', '结果确认中', '不会重复放款'],
  ['unresolved', '暂时没有得到结果', '若已放款'],
  ['notSubmitted', '这笔申请没有提交成功', '没有产生任何费用'],
] as const)('announces %s and says what is known about the money', async (state, title, money) => {
  const view = await render(<PublishingState state={state} />)
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent(title)
  expect(view.container.textContent).toContain(money)
})

it('stands below the title bar when it takes the place of a page that was scrolled', async () => {
  await page.viewport(740, 360)
  onTestFinished(() => page.viewport(375, 667))
  const bar = <Header title="借款" />
  const view = await render(<div style={{ height: 3000 }}>{bar}</div>)
  window.scrollTo(0, 400)
  await view.rerender(<PublishingState state="submitting" header={bar} />)
  const mark = page.getByRole('status').element().firstElementChild as Element
  const { bottom } = page.getByRole('heading', { level: 1 }).element().parentElement!.getBoundingClientRect()
  expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})

it('never says success, and never says that a pending application failed', async () => {
  for (const state of publishingStates) {
    const view = await render(<PublishingState state={state} />)
    expect(view.container.textContent).not.toMatch(/借款成功|已到账/)
    if (state !== 'notSubmitted') expect(view.container.textContent).not.toMatch(/失败|没有产生借款/)
    await view.unmount()
  }
})

it('has only the actions it gets', async () => {
  const onAction = vi.fn()
  const onSecondary = vi.fn()
  const view = await render(<PublishingState state="confirming" />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await view.rerender(
    <PublishingState
      state="unresolved"
      action="重新核对"
      onAction={onAction}
      secondary="联系客服"
      onSecondary={onSecondary}
    />,
  )
  await page.getByRole('button', { name: '重新核对' }).click()
  await page.getByRole('button', { name: '联系客服' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(onSecondary).toHaveBeenCalledTimes(1)
})

it('is busy only while something is sent or asked', async () => {
  for (const state of publishingStates) {
    const view = await render(<PublishingState state={state} />)
    const isBusy = page.getByRole('main').element().getAttribute('aria-busy') === 'true'
    expect([state, isBusy]).toEqual([state, state === 'submitting' || state === 'confirming'])
    await view.unmount()
  }
})

it('lists the facts of the application', async () => {
  await render(
    <PublishingState
      state="unresolved"
      facts={[
        { label: '借款金额', value: '¥12,000.00' },
        { label: '提交时间', value: '3月2日10:00' },
      ]}
    />,
  )
  await expect
    .element(page.getByRole('region', { name: '暂时没有得到结果' }))
    .toMatchTextContent(/借款金额¥12,000\.00提交时间3月2日10:00$/)
})

it('takes no second tap while its action is running', async () => {
  const onAction = vi.fn()
  await render(<PublishingState state="unresolved" action="重新核对" pending onAction={onAction} />)
  const button = page.getByRole('button', { name: '重新核对' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onAction).not.toHaveBeenCalled()
})

it.each(publishingStates)('takes the words of its caller for %s', async (state) => {
  const view = await render(<PublishingState state={state} title="请稍候" text="正在处理" money="尚未放款" />)
  await expect.element(page.getByRole('region', { name: '请稍候' })).toHaveTextContent('尚未放款')
  expect(view.container.textContent).toBe('请稍候正在处理尚未放款')
})

it('goes from one state to the next in the same live region', async () => {
  const view = await render(<PublishingState state="submitting" />)
  const region = page.getByRole('status').element()
  for (const [state, title] of [
    ['confirming', '结果确认中'],
    ['unresolved', '暂时没有得到结果'],
    ['notSubmitted', '这笔申请没有提交成功'],
  ] as const) {
    await view.rerender(<PublishingState state={state} />)
    expect(page.getByRole('status').element()).toBe(region)
    expect(region.textContent).toContain(title)
    expect(region.textContent).not.toMatch(/正在提交/)
  }
})

/** The drawing and all that lies on it. */
const marksOf = (container: Element) => [...container.querySelectorAll('[aria-hidden] *')]

it('has a running line only while something is sent or asked', async () => {
  const turns = async (state: (typeof publishingStates)[number]) => {
    const view = await render(<PublishingState state={state} />)
    const runs = marksOf(view.container).some(
      (part) => getComputedStyle(part).animationIterationCount === 'infinite',
    )
    await view.unmount()
    return runs
  }
  const found = []
  for (const state of publishingStates) found.push(await turns(state))
  expect(found).toEqual([true, true, false, false])
})

it('is locked by its own action until the promise settles', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const onAction = vi.fn(() => promise)
  await render(<PublishingState state="unresolved" action="重新核对" onAction={onAction} />)
  const button = page.getByRole('button', { name: '重新核对' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  ;(button.element() as HTMLElement).click()
  expect(onAction).toHaveBeenCalledTimes(1)
  resolve()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

it('keeps its second action while the first one runs, and may have it alone', async () => {
  const onSecondary = vi.fn()
  const view = await render(
    <PublishingState
      state="unresolved"
      action="重新核对"
      pending
      secondary="联系客服"
      onSecondary={onSecondary}
    />,
  )
  await page.getByRole('button', { name: '联系客服' }).click()
  expect(onSecondary).toHaveBeenCalledTimes(1)
  await view.rerender(<PublishingState state="notSubmitted" secondary="返回首页" />)
  expect(
    page
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['返回首页'])
})

it.each(['¥0.01', '¥200,000.00', '¥99,999,999.99'])(
  'shows %s on one line beside a long label',
  async (value) => {
    await page.viewport(320, 568)
    await render(<PublishingState state="unresolved" facts={[{ label: '本次申请的借款本金金额', value }]} />)
    const height = page.getByText(value).element().getBoundingClientRect().height
    expect(height).toBeLessThan(24)
    expect(document.documentElement.scrollWidth).toBe(320)
    await page.viewport(375, 667)
  },
)

it('has no list without facts, and a header where the host has none', async () => {
  const view = await render(<PublishingState state="submitting" header={<Header title="借款" />} />)
  expect(view.container.querySelector('dl')).toBeNull()
  await expect.element(page.getByRole('heading', { level: 1, name: '借款' })).toBeVisible()
})

it('asks for care where nothing is known, and is never marked as a failure or a success', async () => {
  const groundsOf = async (state: (typeof publishingStates)[number]) => {
    const view = await render(<PublishingState state={state} />)
    const grounds = marksOf(view.container).map((part) => getComputedStyle(part).backgroundColor)
    await view.unmount()
    return (['warnTint', 'ok', 'okTint', 'bad', 'badTint'] as const).filter((hue) =>
      grounds.includes(rgb(kooHues[hue])),
    )
  }
  const found = []
  for (const state of publishingStates) found.push(await groundsOf(state))
  expect(found).toEqual(publishingStates.map((state) => (state === 'unresolved' ? ['warnTint'] : [])))
})
