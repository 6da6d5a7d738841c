import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ProtocolReader, type ProtocolReaderProps } from './index.ts'
import { faceAuthorisation } from './samples.ts'

const Reader = (props: Partial<ProtocolReaderProps>) => (
  <ProtocolReader title="人脸信息使用授权书" onAgree={() => {}} {...props}>
    {props.children ?? faceAuthorisation}
  </ProtocolReader>
)

describeConformance('ProtocolReader', {
  render: (props) => <Reader note="2026年11月版" onDecline={() => {}} {...props} />,
  // The suite wants texts of at most 20 lines; an agreement is shown whole. Its width is tested below.
  skip: ['hostile'],
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

afterEach(() => window.scrollTo(0, 0))

it('shows a text whole, in paragraphs, and markup as text', async () => {
  const long = '条'.repeat(4000)
  const view = await render(<Reader>{`第一条\r\n\n<b>第二条</b>\n${long}\n${'W'.repeat(3000)}`}</Reader>)
  const texts = [...view.container.querySelectorAll('article div > p')]
  expect(texts.map((text) => text.textContent?.slice(0, 10))).toEqual([
    '第一条',
    '<b>第二条</b>',
    long.slice(0, 10),
    'W'.repeat(10),
  ])
  for (const text of texts) expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1)
  expect(texts[2]?.getBoundingClientRect().height).toBeGreaterThan(1000)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})

it('shows the headings of sections as headings', async () => {
  await render(<Reader>{'一、授权事项\n您同意：\n二、您不同意的，可以离开。'}</Reader>)
  const headings = page.getByRole('heading', { level: 3 }).elements()
  expect(headings.map((heading) => heading.textContent)).toEqual(['一、授权事项'])
})

it('has no button when the text is only read', async () => {
  await render(<Reader onAgree={undefined} />)
  await expect.element(page.getByRole('heading', { name: '人脸信息使用授权书' })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('agrees and declines', async () => {
  const onAgree = vi.fn()
  const onDecline = vi.fn()
  await render(<Reader {...{ onAgree, onDecline }} />)
  await button('不同意').click()
  expect([onAgree.mock.calls.length, onDecline.mock.calls.length]).toEqual([0, 1])
  await button('我已阅读并同意').click()
  expect(onAgree).toHaveBeenCalledTimes(1)
})

describe('to be read to its end', () => {
  it('reads on by the button, which wakes up at the end and then agrees', async () => {
    const onAgree = vi.fn()
    // Where motion is reduced the text is scrolled at once.
    const matches = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
    onTestFinished(() => {
      matches.mockRestore()
      clock.mockRestore()
    })
    await render(<Reader mustReachEnd onAgree={onAgree} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('读到末尾后可以同意')
    expect(button('我已阅读并同意').query()).toBeNull()
    for (let taps = 0; taps < 20 && button('继续阅读').query(); taps++) {
      const before = window.scrollY
      time += 1_000
      await button('继续阅读').click()
      expect(window.scrollY).toBeGreaterThan(before)
      // The page learns of the scrolling in the next frame.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    // A tap that was meant to read on.
    time += 900
    await button('我已阅读并同意').click()
    expect(onAgree).not.toHaveBeenCalled()
    time += 100
    await button('我已阅读并同意').click()
    expect(onAgree).toHaveBeenCalledTimes(1)
  })

  it('notices an end that was scrolled to, and stays awake', async () => {
    await render(<Reader mustReachEnd />)
    window.scrollTo({ top: 200, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    expect(button('我已阅读并同意').query()).toBeNull()
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect.element(button('我已阅读并同意')).toBeEnabled()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expect.element(button('我已阅读并同意')).toBeEnabled()
  })

  it('is awake at once when the whole text is on the screen', async () => {
    await render(<Reader mustReachEnd>本人同意查询个人信用报告。</Reader>)
    await expect.element(button('我已阅读并同意')).toBeEnabled()
  })

  it('does not count a text that is not there yet', async () => {
    const view = await render(<Reader mustReachEnd state="loading" />)
    await expect.element(button('我已阅读并同意')).toBeDisabled()
    await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await view.rerender(<Reader mustReachEnd />)
    await expect.element(button('继续阅读')).toBeVisible()
  })

  it('is read with the keyboard alone', async () => {
    await render(<Reader mustReachEnd />)
    await userEvent.keyboard('{Tab}')
    await expect.element(button('继续阅读')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  })
})

describe('to be shown for some seconds', () => {
  let time = 0
  const now = () => time

  beforeEach(() => {
    time = 5_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const pass = (ms: number) => {
    time += ms
    vi.advanceTimersByTime(ms)
  }

  it('counts down in the button, which then agrees', async () => {
    await render(<Reader seconds={3} now={now} />)
    await expect.element(button('我已阅读并同意（3 秒）')).toBeDisabled()
    pass(2_000)
    await expect.element(button('我已阅读并同意（1 秒）')).toBeDisabled()
    pass(1_000)
    await expect.element(button('我已阅读并同意')).toBeEnabled()
  })

  it('cannot be shortened by setting the clock of the phone', async () => {
    await render(<Reader seconds={30} />)
    await expect.element(button('我已阅读并同意（30 秒）')).toBeDisabled()
    vi.setSystemTime(Date.now() + 60_000)
    pass(1_000)
    await expect.element(button('我已阅读并同意（29 秒）')).toBeDisabled()
  })

  it('starts when the text is there, and only once', async () => {
    const view = await render(<Reader seconds={3} now={now} state="loading" />)
    pass(10_000)
    await view.rerender(<Reader seconds={3} now={now} />)
    await expect.element(button('我已阅读并同意（3 秒）')).toBeDisabled()
    pass(1_000)
    await view.rerender(<Reader seconds={3} now={now} note="新版" />)
    await expect.element(button('我已阅读并同意（2 秒）')).toBeDisabled()
  })
})

it('says that a text failed, and that nothing was agreed to', async () => {
  const onRetry = vi.fn()
  await render(<Reader state="failed" onRetry={onRetry} />)
  await expect.element(page.getByText(/不会记录同意/)).toBeVisible()
  await expect.element(button('我已阅读并同意')).toBeDisabled()
  await button('重试').click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})
