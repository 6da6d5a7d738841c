import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { coveredCopy } from './copy.ts'
import { coverWhenAway } from './cover.ts'
import './cover.css.ts'

const root = document.documentElement
const visibility = vi.spyOn(document, 'visibilityState', 'get')

/** Something happens to the window, or to the page in it. */
const happens = (type: string) =>
  (type === 'visibilitychange' ? document : window).dispatchEvent(new Event(type, { bubbles: true }))
const hide = () => {
  visibility.mockReturnValue('hidden')
  happens('visibilitychange')
}
const show = () => {
  visibility.mockReturnValue('visible')
  happens('visibilitychange')
}

/** What is seen of the page, and what stands in its place. */
const seen = () => [
  getComputedStyle(document.body).opacity,
  getComputedStyle(root, '::after').content.replaceAll('"', ''),
]
const PAGE = ['1', 'none']
const COVER = ['0', coveredCopy]

/** The listeners for a lost focus in an app and in a browser. The focus of the window of a test cannot be taken away. */
const blurred = { app: () => {}, browser: () => {} }

beforeAll(() => {
  visibility.mockReturnValue('visible')
  const listen = vi.spyOn(window, 'addEventListener')
  const blurListener = () => listen.mock.calls.findLast(([type]) => type === 'blur')?.[1] as () => void
  coverWhenAway(true)
  blurred.app = blurListener()
  coverWhenAway(false)
  blurred.browser = blurListener()
  listen.mockRestore()
})

beforeEach(show)
afterEach(show)

const Card = () => (
  <main>
    <label>
      身份证号 <input defaultValue="110101199001011237" />
    </label>
    <img alt="身份证人像面" />
  </main>
)
const field = page.getByLabelText('身份证号')

describe('a page that is not in front', () => {
  it('is covered within the event, and is as it was afterwards', async () => {
    await render(<Card />)
    await field.click()
    await field.fill('110101199003077')
    expect(seen()).toEqual(PAGE)
    hide()
    expect(seen()).toEqual(COVER)
    expect(document.activeElement).toBe(field.element())
    show()
    expect(seen()).toEqual(PAGE)
    expect(document.activeElement).toBe(field.element())
    await expect.element(field).toHaveValue('110101199003077')
  })

  it('stays covered while the page does something by itself', async () => {
    await render(<Card />)
    hide()
    ;(field.element() as HTMLInputElement).focus()
    expect(seen()).toEqual(COVER)
  })

  it.each(['pageshow', 'focus', 'pointerdown', 'touchstart', 'keydown'])(
    'that was left by an app that says no more is uncovered by %s',
    (type) => {
      happens('pagehide')
      expect(seen()).toEqual(COVER)
      happens(type)
      expect(seen()).toEqual(PAGE)
    },
  )
})

it('a page that is opened in the background is covered from the start', () => {
  visibility.mockReturnValue('hidden')
  coverWhenAway(false)
  expect(seen()).toEqual(COVER)
})

it('a page in front is uncovered also by a touch that one of its parts keeps to itself', async () => {
  await render(<Card />)
  const input = field.element()
  input.addEventListener('pointerdown', (event) => event.stopPropagation())
  happens('pagehide')
  input.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(seen()).toEqual(PAGE)
})

describe('a window that loses the focus', () => {
  it('is covered in an app', () => {
    blurred.app()
    expect(seen()).toEqual(COVER)
    happens('focus')
    expect(seen()).toEqual(PAGE)
  })

  it('is not covered in a browser, whose focus goes to its own bars', () => {
    blurred.browser()
    expect(seen()).toEqual(PAGE)
  })

  it('to a frame of its own is not covered', async () => {
    const view = await render(<iframe title="协议" srcDoc="<button>x</button>" />)
    view.container.querySelector('iframe')?.focus()
    blurred.app()
    expect(seen()).toEqual(PAGE)
  })
})
