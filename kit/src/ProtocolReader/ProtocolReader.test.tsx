import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
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
    await expect.element(button('我已阅读并同意（3秒）')).toBeDisabled()
    pass(2_000)
    await expect.element(button('我已阅读并同意（1秒）')).toBeDisabled()
    pass(1_000)
    await expect.element(button('我已阅读并同意')).toBeEnabled()
  })

  it('cannot be shortened by setting the clock of the phone', async () => {
    await render(<Reader seconds={30} />)
    await expect.element(button('我已阅读并同意（30秒）')).toBeDisabled()
    vi.setSystemTime(Date.now() + 60_000)
    pass(1_000)
    await expect.element(button('我已阅读并同意（29秒）')).toBeDisabled()
  })

  it('starts when the text is there, and only once', async () => {
    const view = await render(<Reader seconds={3} now={now} state="loading" />)
    pass(10_000)
    await view.rerender(<Reader seconds={3} now={now} />)
    await expect.element(button('我已阅读并同意（3秒）')).toBeDisabled()
    pass(1_000)
    await view.rerender(<Reader seconds={3} now={now} note="新版" />)
    await expect.element(button('我已阅读并同意（2秒）')).toBeDisabled()
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

describe('states', () => {
  const tree = (props: Partial<ProtocolReaderProps> = {}) => (
    <ProtocolReader title="人脸信息使用授权书" onAgree={() => {}} {...props}>
      {props.children ?? faceAuthorisation}
    </ProtocolReader>
  )
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  const toEnd = () => scrollTo(document.documentElement.scrollHeight)

  afterEach(() => scrollTo(0))

  describe('the lines of a text', () => {
    const headings = () =>
      page
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent)

    it.each([
      ['一、授权事项', true],
      ['十二、其他', true],
      ['  三、信息的保存  ', true],
      ['二十三、争议解决', true],
      ['一、您同意授权。', false],
      ['一、本人确认；并同意', false],
      ['一、姓名，证件号码', false],
      ['1、授权事项', false],
      ['第一条 授权事项', false],
      ['一、', false],
      [`一、${'长'.repeat(30)}`, true],
      [`一、${'长'.repeat(31)}`, false],
    ])('%s is a heading: %s', async (line, isHeading) => {
      await render(tree({ children: line }))
      expect(headings()).toEqual(isHeading ? [line] : [])
      expect(document.querySelectorAll('article div > p')).toHaveLength(isHeading ? 0 : 1)
    })

    it('may be equal, and change', async () => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
      onTestFinished(() => errors.mockRestore())
      const view = await render(tree({ children: '同上\n同上\n\n \n同上' }))
      const texts = () => [...document.querySelectorAll('article div > p')].map((line) => line.textContent)
      expect(texts()).toEqual(['同上', '同上', '同上'])
      await view.rerender(tree({ children: '新版' }))
      expect(texts()).toEqual(['新版'])
      expect(errors).not.toHaveBeenCalled()
    })

    it('may be content of the caller, shown as it is', async () => {
      await render(tree({ children: <table aria-label="费用" /> }))
      expect(page.getByRole('table', { name: '费用' }).query()?.parentElement?.tagName).toBe('DIV')
    })
  })

  describe('the bar at the bottom', () => {
    it('has the words of its caller', async () => {
      const onDecline = vi.fn()
      await render(
        tree({ agreeText: '同意授权', declineText: '再想想', onDecline, seconds: 3, now: () => 0 }),
      )
      await expect.element(button('同意授权（3秒）')).toBeDisabled()
      await button('再想想').click()
      expect(onDecline).toHaveBeenCalledTimes(1)
    })

    it('has no way out that nobody listens to, and no hint where nothing is forced', async () => {
      await render(tree({ declineText: '再想想' }))
      expect(page.getByRole('button').elements()).toHaveLength(1)
      expect(page.getByRole('status').query()).toBeNull()
      expect(button('我已阅读并同意').element().hasAttribute('aria-describedby')).toBe(false)
    })

    it('says in the description of the button why it does not agree yet', async () => {
      await render(tree({ mustReachEnd: true }))
      await expect.element(button('继续阅读')).toHaveAccessibleDescription('读到末尾后可以同意')
      toEnd()
      await expect.element(button('我已阅读并同意')).toHaveAccessibleDescription('')
    })

    it('wants the end first, then the time', async () => {
      await render(tree({ mustReachEnd: true, seconds: 30, now: () => 0 }))
      await expect.element(page.getByRole('status')).toHaveTextContent('读到末尾后可以同意')
      await expect.element(button('继续阅读')).toBeEnabled()
      toEnd()
      await expect.element(page.getByRole('status')).toHaveTextContent('请留出时间阅读，倒计时结束后可以同意')
      await expect.element(button('我已阅读并同意（30秒）')).toBeDisabled()
    })

    it('keeps its height when the hint goes', async () => {
      await render(tree({ mustReachEnd: true }))
      const top = () => page.getByRole('status').element().getBoundingClientRect().height
      const before = top()
      toEnd()
      await expect.element(page.getByRole('status')).toHaveTextContent('')
      expect(top()).toBe(before)
    })

    it('can be used to leave in every state', async () => {
      const onDecline = vi.fn()
      const view = await render(tree({ onDecline, mustReachEnd: true }))
      for (const state of ['loading', 'failed'] as const) {
        await view.rerender(tree({ onDecline, mustReachEnd: true, state }))
        await expect.element(button('不同意')).toBeEnabled()
        await expect.element(button('我已阅读并同意')).toBeDisabled()
        await expect.element(page.getByRole('status')).toHaveTextContent('')
      }
      await button('不同意').click()
      expect(onDecline).toHaveBeenCalledTimes(1)
    })

    it('is busy while agreeing is being sent, and sends once', async () => {
      let finish = () => {}
      const onAgree = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
      await render(tree({ onAgree }))
      const agree = button('我已阅读并同意')
      await agree.click()
      ;(agree.element() as HTMLElement).click()
      await expect.element(agree).toHaveAttribute('aria-busy', 'true')
      expect(onAgree).toHaveBeenCalledTimes(1)
      finish()
      await expect.element(agree).not.toHaveAttribute('aria-busy')
    })
  })

  describe('the state', () => {
    it('shows the shape of a text while it is loading: no text, no error', async () => {
      const view = await render(tree({ state: 'loading', note: '2026年11月版' }))
      const article = page.getByRole('article').element()
      expect(article.textContent).toBe('人脸信息使用授权书2026年11月版')
      expect(page.getByRole('alert').query()).toBeNull()
      await view.rerender(tree({ note: '2026年11月版' }))
      await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
      expect(article.textContent).toContain('一、授权事项')
    })

    it('announces a failure, and has no button to retry when nobody listens', async () => {
      await render(tree({ state: 'failed' }))
      await expect.element(page.getByRole('alert')).toMatchTextContent(/^协议没有加载出来/)
      expect(button('重试').query()).toBeNull()
      expect(page.getByText('一、授权事项').query()).toBeNull()
    })

    it('asks for the end only when the text was loaded again after a failure', async () => {
      const view = await render(tree({ state: 'failed', mustReachEnd: true }))
      await expect.element(button('我已阅读并同意')).toBeDisabled()
      await view.rerender(tree({ mustReachEnd: true }))
      await expect.element(button('继续阅读')).toBeEnabled()
    })
  })

  describe('reading on', () => {
    it.each([
      [false, 'smooth'],
      [true, 'instant'],
    ])('scrolls by three quarters of a screen; with less motion (%s) %s', async (matches, behavior) => {
      const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
      const scrollBy = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {})
      onTestFinished(() => {
        media.mockRestore()
        scrollBy.mockRestore()
      })
      await render(tree({ mustReachEnd: true }))
      await button('继续阅读').click()
      expect(scrollBy.mock.contexts).toEqual([document.documentElement])
      expect(scrollBy.mock.calls).toEqual([[{ top: document.documentElement.clientHeight * 0.75, behavior }]])
    })

    it('scrolls what scrolls around it, and notices its end there', async () => {
      await render(
        <div data-testid="frame" style={{ height: 400, overflowY: 'auto' }}>
          {tree({ mustReachEnd: true })}
        </div>,
      )
      const frame = page.getByTestId('frame').element()
      await button('继续阅读').click()
      await expect.poll(() => frame.scrollTop).toBeGreaterThan(0)
      expect(window.scrollY).toBe(0)
      frame.scrollTo({ top: frame.scrollHeight, behavior: 'instant' })
      await expect.element(button('我已阅读并同意')).toBeEnabled()
    })

    it('notices an end that a larger window brings', async () => {
      await render(tree({ mustReachEnd: true }))
      await expect.element(button('继续阅读')).toBeVisible()
      await page.viewport(375, 4000)
      onTestFinished(() => page.viewport(375, 667))
      await expect.element(button('我已阅读并同意')).toBeEnabled()
    })
  })

  it('speaks English', async () => {
    const english = (props: Partial<ProtocolReaderProps>) => (
      <LocaleProvider locale={en}>{tree({ onDecline: () => {}, ...props })}</LocaleProvider>
    )
    const view = await render(english({ seconds: 3, now: () => 0 }))
    await expect.element(button('I have read and agree (3 s)')).toBeDisabled()
    await expect.element(button('I do not agree')).toBeEnabled()
    await view.rerender(english({ state: 'failed' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent('The agreement did not load')
  })
})
