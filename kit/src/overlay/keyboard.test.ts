import { expect, it } from 'vitest'
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
