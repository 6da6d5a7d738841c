import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { InfiniteScroll, type InfiniteScrollProps } from './index.ts'

describeConformance('InfiniteScroll', {
  render: (props) => <InfiniteScroll hasMore={false} loadMore={() => Promise.resolve()} {...props} />,
})

afterEach(() => window.scrollTo(0, 0))

const status = () => page.getByRole('status')
const button = (name: string) => page.getByRole('button', { name })

/** A promise that the test settles. */
function pending() {
  let [resolve, reject] = [() => {}, () => {}]
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
    reject = () => no(new Error('offline'))
  })
  return { promise, resolve, reject }
}

interface ListProps extends Partial<InfiniteScrollProps> {
  /** Height of what a reply brings. */
  height: number
  replies?: number
}

/** A list whose every reply is as high as the test says. */
function List({ height, replies = 100, loadMore, ...rest }: ListProps) {
  const [count, setCount] = useState(1)
  return (
    <>
      <div style={{ height: height * count }}>{`${count}次`}</div>
      <InfiniteScroll
        hasMore={count < replies}
        loadMore={async (isRetry) => {
          await loadMore?.(isRetry)
          setCount((now) => now + 1)
        }}
        {...rest}
      />
    </>
  )
}

it('loads until the end is far below the view, and goes on when the customer comes near', async () => {
  const loadMore = vi.fn(() => Promise.resolve())
  await render(<List height={700} loadMore={loadMore} />)
  await expect.element(page.getByText('2次')).toBeVisible()
  await expect.element(status()).toBeEmptyDOMElement()
  expect(loadMore.mock.calls).toEqual([[false]])
  window.scrollTo(0, 600)
  await expect.element(page.getByText('3次')).toBeInTheDocument()
  expect(loadMore).toHaveBeenCalledTimes(2)
})

it.each([
  [200, 0],
  [400, 1],
])('with a threshold of %i loads an end 300 px below the view %i times', async (threshold, times) => {
  const loadMore = vi.fn(() => new Promise<void>(() => {}))
  await render(
    <>
      <div style={{ height: 667 + 300 }} />
      <InfiniteScroll hasMore loadMore={loadMore} threshold={threshold} />
    </>,
  )
  // Both observers are told in one task, in no certain order: what follows that task comes after both.
  await new Promise<void>((told) => {
    const watch = new IntersectionObserver(() => setTimeout(told))
    watch.observe(status().element())
  })
  expect(loadMore).toHaveBeenCalledTimes(times)
})

it('says in one polite place that it loads, that it failed, and that this was all', async () => {
  const first = pending()
  const loadMore = vi.fn(() => first.promise)
  const view = await render(<List height={100} loadMore={loadMore} replies={2} />)
  const region = status().element()
  await expect.element(status()).toHaveTextContent('正在加载更多')
  expect(page.getByRole('button').query()).toBeNull()
  first.reject()
  await expect.element(status()).toHaveTextContent('后面的内容加载失败')
  loadMore.mockResolvedValue()
  await button('重试').click()
  await expect.element(status()).toHaveTextContent('没有更多了')
  expect(status().element()).toBe(region)
  expect(view.container.querySelector('[role="alert"]')).toBeNull()
  expect(page.getByRole('button').query()).toBeNull()
})

it('after a failure waits for a tap, retries once however often it is tapped, and keeps the focus', async () => {
  const retry = pending()
  const loadMore = vi
    .fn<(isRetry: boolean) => Promise<void>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValueOnce(retry.promise)
    .mockReturnValue(new Promise(() => {}))
  await render(<List height={100} loadMore={loadMore} />)
  await expect.element(button('重试')).toBeVisible()
  window.scrollTo(0, 10)
  expect(loadMore).toHaveBeenCalledTimes(1)
  const element = button('重试').element() as HTMLElement
  await button('重试').click()
  element.click()
  await expect.element(button('重试')).toHaveAttribute('aria-busy', 'true')
  await expect.element(button('重试')).toHaveFocus()
  await expect.element(status()).toHaveTextContent('正在加载更多')
  expect(loadMore.mock.calls).toEqual([[false], [true]])
  retry.resolve()
  await expect.element(button('重试')).not.toBeInTheDocument()
  // The end is still near: it goes on by itself.
  await expect.poll(() => loadMore.mock.calls).toEqual([[false], [true], [false]])
})

it('shows a failure of a function that throws at once', async () => {
  const loadMore = () => {
    throw new Error('offline')
  }
  await render(<InfiniteScroll hasMore loadMore={loadMore} />)
  await expect.element(status()).toHaveTextContent('后面的内容加载失败')
})

it('asks after five replies that did not fill the view, and goes on for five more by a tap', async () => {
  const loadMore = vi.fn(() => Promise.resolve())
  await render(<InfiniteScroll hasMore loadMore={loadMore} />)
  await expect.element(button('加载更多')).toBeVisible()
  expect(loadMore).toHaveBeenCalledTimes(5)
  await button('加载更多').click()
  await expect.poll(() => loadMore.mock.calls.length).toBe(11)
  await expect.element(button('加载更多')).toBeVisible()
})

it('watches the end of the window where a document cannot be the root', async () => {
  const Watch = window.IntersectionObserver
  const roots: unknown[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Watch {
      constructor(told: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        roots.push(options.root)
        if (options.root === document) throw new TypeError('not of type Element')
        super(told, options)
      }
    },
  )
  try {
    const loadMore = vi.fn(() => new Promise<void>(() => {}))
    await render(<InfiniteScroll hasMore loadMore={loadMore} />)
    await expect.poll(() => loadMore.mock.calls.length).toBe(1)
    expect(roots).toEqual([document, undefined])
  } finally {
    vi.unstubAllGlobals()
  }
})

it('has a button in a browser that cannot watch the end', async () => {
  const watching = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver') as PropertyDescriptor
  Reflect.deleteProperty(window, 'IntersectionObserver')
  try {
    const loadMore = vi.fn(() => Promise.resolve())
    await render(<List height={100} loadMore={loadMore} replies={2} />)
    await expect.element(button('加载更多')).toBeVisible()
    expect(loadMore).not.toHaveBeenCalled()
    await button('加载更多').click()
    await expect.element(status()).toHaveTextContent('没有更多了')
    expect(loadMore.mock.calls).toEqual([[false]])
  } finally {
    Object.defineProperty(window, 'IntersectionObserver', watching)
  }
})

it('says of the end what its caller says, or nothing', async () => {
  const view = await render(<InfiniteScroll hasMore={false} loadMore={() => Promise.resolve()} />)
  await expect.element(status()).toHaveTextContent('没有更多了')
  const end = (endText: InfiniteScrollProps['endText']) =>
    view.rerender(<InfiniteScroll hasMore={false} loadMore={() => Promise.resolve()} endText={endText} />)
  await end('只显示最近三年的记录')
  await expect.element(status()).toHaveTextContent('只显示最近三年的记录')
  await end(null)
  await expect.element(status()).toBeEmptyDOMElement()
})

it('loads nothing while it is hidden, and as soon as it is shown', async () => {
  const loadMore = vi.fn(() => new Promise<void>(() => {}))
  const tree = (hidden: boolean) => (
    <div hidden={hidden}>
      <InfiniteScroll hasMore loadMore={loadMore} />
    </div>
  )
  const view = await render(tree(true))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(loadMore).not.toHaveBeenCalled()
  await view.rerender(tree(false))
  await expect.poll(() => loadMore.mock.calls.length).toBe(1)
})

it('keeps its height in every state, so that the end does not jump', async () => {
  const first = pending()
  const view = await render(<List height={100} loadMore={() => first.promise} replies={2} />)
  const height = () => view.container.lastElementChild?.getBoundingClientRect().height
  const before = height()
  await expect.element(status()).toHaveTextContent('正在加载更多')
  expect(height()).toBe(before)
  first.reject()
  await expect.element(button('重试')).toBeVisible()
  expect(height()).toBe(before)
})

it('speaks English below an English provider', async () => {
  await render(
    <LocaleProvider locale={en}>
      <InfiniteScroll hasMore loadMore={() => Promise.reject(new Error('offline'))} />
    </LocaleProvider>,
  )
  await expect.element(status()).toHaveTextContent('The next part did not load')
  await expect.element(button('Try again')).toBeVisible()
})
