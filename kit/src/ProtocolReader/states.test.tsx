import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en, LocaleProvider } from '../locale/index.ts'
import { ProtocolReader, type ProtocolReaderProps } from './index.ts'
import { faceAuthorisation } from './samples.ts'

const tree = (props: Partial<ProtocolReaderProps> = {}) => (
  <ProtocolReader title="人脸信息使用授权书" onAgree={() => {}} {...props}>
    {props.children ?? faceAuthorisation}
  </ProtocolReader>
)
const button = (name: string | RegExp) => page.getByRole('button', { name })
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
    await render(tree({ agreeText: '同意授权', declineText: '再想想', onDecline, seconds: 3, now: () => 0 }))
    await expect.element(button('同意授权（3 秒）')).toBeDisabled()
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
    await expect.element(button('我已阅读并同意（30 秒）')).toBeDisabled()
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
