import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendEarly } from './sendEarly.ts'

const isFramed = vi.hoisted(() => vi.fn())
vi.mock(import('@koo/host/navigation'), async (original) => ({ ...(await original()), isFramed }))
const fetched = vi.fn(() => Promise.resolve(new Response('{}')))
const calls = () => [{ call: 'cash/getAmount', request: {} }]

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('__VERSION__', 'test')
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.visitor
  delete window.kooEarly
})

it.each([
  { where: 'in no frame', inside: false, framed: false, sent: 1 },
  { where: 'in a frame that may show it', inside: true, framed: true, sent: 1 },
  { where: 'in a frame that may not', inside: true, framed: false, sent: 0 },
])('a page $where sends $sent calls before it has started', ({ inside, framed, sent }) => {
  isFramed.mockReturnValue(inside)
  sendEarly(calls, { login: false, framed })
  expect(fetched).toHaveBeenCalledTimes(sent)
  expect(window.kooEarly ?? []).toHaveLength(sent)
  // The skeleton is hidden with it: it is of the page that is not shown.
  expect('visitor' in document.documentElement.dataset).toBe(sent === 0)
})
