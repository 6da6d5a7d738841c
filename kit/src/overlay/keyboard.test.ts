import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachKeyboardInset } from './keyboard.ts'

/** A visual viewport that the test controls. */
function viewport() {
  const target = new EventTarget()
  return Object.assign(target, { height: innerHeight, offsetTop: 0, scale: 1 })
}

it('moves up by the covered height, and down again', () => {
  const fake = viewport()
  const element = document.createElement('div')
  const stop = attachKeyboardInset(element, fake as unknown as VisualViewport)
  const lift = () => element.style.getPropertyValue('--koo-keyboard')
  expect(lift()).toBe('')
  fake.height = innerHeight - 260
  fake.dispatchEvent(new Event('resize'))
  expect(lift()).toBe('260px')
  expect(element.style.getPropertyValue('--koo-visible')).toBe(`${innerHeight - 260}px`)
  fake.offsetTop = 60
  fake.dispatchEvent(new Event('scroll'))
  expect(lift()).toBe('200px')
  fake.height = innerHeight
  fake.offsetTop = 0
  fake.dispatchEvent(new Event('resize'))
  expect(lift()).toBe('')
  expect(element.style.getPropertyValue('--koo-visible')).toBe('')
  stop()
  fake.height = innerHeight - 260
  fake.dispatchEvent(new Event('resize'))
  expect(lift()).toBe('')
})

const nextFrame = () => new Promise(requestAnimationFrame)

it('notices a keyboard that is already open', async () => {
  const fake = Object.assign(viewport(), { height: innerHeight - 260 })
  const element = document.createElement('div')
  const stop = attachKeyboardInset(element, fake as unknown as VisualViewport)
  await nextFrame()
  expect(element.style.getPropertyValue('--koo-keyboard')).toBe('260px')
  stop()
})

it('ignores a zoomed page', async () => {
  const fake = Object.assign(viewport(), { height: innerHeight / 2, scale: 2 })
  const element = document.createElement('div')
  attachKeyboardInset(element, fake as unknown as VisualViewport)
  await nextFrame()
  expect(element.style.getPropertyValue('--koo-keyboard')).toBe('')
})

it('works without a visual viewport', () => {
  const element = document.createElement('div')
  expect(() => attachKeyboardInset(element, null)()).not.toThrow()
})

it('lifts nothing when the viewport is higher than the window, as while an address bar moves', () => {
  const fake = Object.assign(viewport(), { height: innerHeight + 56 })
  const element = document.createElement('div')
  const stop = attachKeyboardInset(element, fake as unknown as VisualViewport)
  fake.dispatchEvent(new Event('resize'))
  expect(element.getAttribute('style')).toBeNull()
  stop()
})

it('keeps what it knows of the visible height while the user zooms, but not the lift', () => {
  const fake = Object.assign(viewport(), { height: innerHeight - 260 })
  const element = document.createElement('div')
  const stop = attachKeyboardInset(element, fake as unknown as VisualViewport)
  fake.dispatchEvent(new Event('resize'))
  Object.assign(fake, { scale: 2, height: 100 }).dispatchEvent(new Event('resize'))
  expect(element.style.getPropertyValue('--koo-keyboard')).toBe('')
  expect(element.style.getPropertyValue('--koo-visible')).toBe(`${innerHeight - 260}px`)
  stop()
})

it('sets whole pixels, and nothing in the frame after it was stopped', async () => {
  const fake = Object.assign(viewport(), { height: innerHeight - 260.4 })
  const element = document.createElement('div')
  attachKeyboardInset(element, fake as unknown as VisualViewport)()
  await nextFrame()
  expect(element.style.getPropertyValue('--koo-keyboard')).toBe('')
  const stop = attachKeyboardInset(element, fake as unknown as VisualViewport)
  await nextFrame()
  expect(element.style.getPropertyValue('--koo-keyboard')).toBe('260px')
  stop()
})

describe('a phone that says too early, or not at all, that the keyboard moves', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    input.focus()
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    input.blur()
  })
  const input = document.body.appendChild(document.createElement('input'))
  let stop = () => {}

  /** An element above a keyboard of 260 pixels. */
  function lifted() {
    const fake = viewport()
    const element = document.createElement('div')
    stop = attachKeyboardInset(element, fake as unknown as VisualViewport)
    fake.height = innerHeight - 260
    fake.dispatchEvent(new Event('resize'))
    const lift = () =>
      element.style.getPropertyValue('--koo-keyboard') + element.style.getPropertyValue('--koo-visible')
    expect(lift()).toBe(`260px${innerHeight - 260}px`)
    return { fake, lift }
  }

  it('lowers it when the height is the old one in the event and full after it', () => {
    const { fake, lift } = lifted()
    fake.dispatchEvent(new Event('resize'))
    fake.height = innerHeight
    vi.advanceTimersByTime(300)
    expect(lift()).toBe('')
  })

  it('lowers it when there is no event at all, minutes later', () => {
    const { fake, lift } = lifted()
    vi.advanceTimersByTime(180_000)
    expect(lift()).not.toBe('')
    fake.height = innerHeight
    vi.advanceTimersByTime(300)
    expect(lift()).toBe('')
  })

  it.each(['pageshow', 'resize', 'focusout'])('reads the sizes again at %s', (name) => {
    const { fake, lift } = lifted()
    fake.height = innerHeight
    window.dispatchEvent(new Event(name))
    expect(lift()).toBe('')
  })

  it('lowers it where no field has the focus, whatever the sizes say, and lifts it for the next field', () => {
    const { lift } = lifted()
    input.blur()
    vi.advanceTimersByTime(500)
    // A tap on a button takes the focus for a moment: the button must not move away under the finger.
    expect(lift()).not.toBe('')
    vi.advanceTimersByTime(1_000)
    expect(lift()).toBe('')
    input.focus()
    expect(lift()).not.toBe('')
  })

  it.each([
    ['a checkbox', () => Object.assign(document.createElement('input'), { type: 'checkbox' })],
    ['a choice', () => Object.assign(document.createElement('input'), { type: 'radio' })],
    ['a field to read', () => Object.assign(document.createElement('input'), { readOnly: true })],
  ])('lowers it where the focus is in %s, which opens no keyboard', (_name, create) => {
    const { lift } = lifted()
    const next = document.body.appendChild(create())
    next.focus()
    vi.advanceTimersByTime(1_500)
    next.remove()
    expect(lift()).toBe('')
  })

  it.each([
    ['an area', 'textarea'],
    ['a list', 'select'],
    ['a frame, which may have a field', 'iframe'],
  ] as const)('leaves it where the focus is in %s', (_name, kind) => {
    const { lift } = lifted()
    const next = document.body.appendChild(document.createElement(kind))
    next.focus()
    vi.advanceTimersByTime(1_500)
    const { activeElement } = document
    next.remove()
    expect([activeElement === next, lift() !== '']).toEqual([true, true])
  })

  it('lowers it when the keyboard goes while the customer has zoomed in', () => {
    const { fake, lift } = lifted()
    fake.scale = 2
    fake.dispatchEvent(new Event('resize'))
    input.blur()
    fake.height = innerHeight / 2
    vi.advanceTimersByTime(1_500)
    expect(lift()).toBe('')
  })

  it('follows the keyboard when the phone is turned, whichever size comes first', () => {
    const { fake, lift } = lifted()
    vi.stubGlobal('innerHeight', 375)
    fake.height = 175
    vi.advanceTimersByTime(300)
    expect(lift()).toBe('200px175px')
    vi.stubGlobal('innerHeight', 667)
    window.dispatchEvent(new Event('resize'))
    fake.height = 400
    vi.advanceTimersByTime(300)
    vi.unstubAllGlobals()
    expect(lift()).toBe('267px400px')
  })

  it('follows a keyboard that another one replaces, without an event', () => {
    const { fake, lift } = lifted()
    fake.height = innerHeight - 310
    vi.advanceTimersByTime(300)
    expect(lift()).toBe(`310px${innerHeight - 310}px`)
  })

  it('lifts it when the height changes only after the event', () => {
    const { fake, lift } = lifted()
    fake.height = innerHeight
    fake.dispatchEvent(new Event('resize'))
    fake.dispatchEvent(new Event('resize'))
    fake.height = innerHeight - 300
    vi.advanceTimersByTime(900)
    expect(lift()).toBe(`300px${innerHeight - 300}px`)
  })

  it('lowers what a change of the position alone had lifted', () => {
    const { fake, lift } = lifted()
    fake.offsetTop = 260
    vi.advanceTimersByTime(300)
    expect(lift()).toBe('')
  })

  it('looks no more when nothing is lifted, and when it is stopped', () => {
    const { fake } = lifted()
    fake.height = innerHeight
    vi.advanceTimersByTime(5_000)
    expect(vi.getTimerCount()).toBe(0)
    fake.height = innerHeight - 260
    fake.dispatchEvent(new Event('resize'))
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
