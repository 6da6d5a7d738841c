import { defineFlow, defineStep } from '@koo/flow'
import { createSandbox } from '@koo/sandbox'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createBrowserHost } from '../createBrowserHost.tsx'
import { Frame, type FrameProps } from './Frame.tsx'
import { HeaderShown } from './headerShown.ts'

const long = defineStep({ title: '借款', login: false, exits: {} })
const flow = defineFlow({
  id: 'small',
  start: 'long',
  pages: {
    long: long.page(async () => ({ default: () => <main style={{ height: 2000 }}>内容</main> })),
  },
  exits: {},
})
const Bare = (props: FrameProps) => (
  <HeaderShown value={() => false}>
    <Frame {...props} />
  </HeaderShown>
)

async function open(options: { statusBar?: number; hasHeader: boolean }) {
  const sandbox = createSandbox()
  const { statusBar, hasHeader } = options
  const { App } = createBrowserHost({
    flows: [flow],
    base: '/credit',
    fetch: (request) => sandbox.fetch(request),
    ...(statusBar !== undefined && { statusBar }),
    ...(!hasHeader && { chrome: { Frame: Bare } }),
  })
  await render(<App />)
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await expect.element(page.getByText('内容')).toBeVisible()
}
const top = () => page.getByRole('main').element().getBoundingClientRect().top
const covers = (y: number) => !document.elementFromPoint(100, y)?.closest('main')

beforeEach(() => history.replaceState(null, '', '/credit/'))

it('begins at the top where the host names no status bar', async () => {
  await open({ hasHeader: false })
  expect(top()).toBe(0)
})

it.each([
  ['a strip', false],
  ['the header', true],
])(
  'keeps the room of the status bar that the host names in %s',
  { tags: ['layout.2'] },
  async (_name, hasHeader) => {
    await open({ hasHeader, statusBar: 26 })
    const header = hasHeader ? page.getByRole('banner').element() : null
    const bars = header ? header.getBoundingClientRect().height : 26
    if (header) expect(getComputedStyle(header).paddingTop).toBe('26px')
    await expect.poll(top).toBe(bars)
    window.scrollTo(0, 300)
    expect([covers(1), covers(25), covers(bars + 1)]).toEqual([true, true, false])
  },
)
