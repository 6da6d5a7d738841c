import { useState, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OverlayProvider } from '../src/overlay/index.ts'
import { looseTexts, translateTexts } from '../src/testing/index.ts'
import { expectSafeTexts } from './hostile.ts'
import { finger } from './finger.ts'
import { checkedThemes, expectAccessible, putTheme } from './axe.ts'

interface OverlayUse {
  open: boolean
  onOpenChange: (open: boolean) => void
  className?: string
  'data-testid'?: string
}

export interface OverlayOptions {
  /** Renders the overlay with a focusable element inside; the props are spread over it. */
  render: (use: OverlayUse) => ReactElement
  /** Its accessible name. */
  name: string
}

function Harness({
  options,
  onOpen,
}: {
  options: OverlayOptions
  onOpen?: (close: () => void) => () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <OverlayProvider onOpen={onOpen}>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <button type="button">外面</button>
      </main>
      {options.render({ open, onOpenChange: setOpen, className: 'handed', 'data-testid': 'overlay' })}
    </OverlayProvider>
  )
}

/** The tests that every sheet and dialog must pass. Call it once in the test of each overlay. */
export function describeOverlay(name: string, options: OverlayOptions): void {
  const dialog = () => page.getByRole('dialog', { name: options.name })
  const opener = () => page.getByRole('button', { name: '打开' })

  const open = async () => {
    const view = await render(<Harness options={options} />)
    await opener().click()
    await expect.element(dialog()).toBeVisible()
    return view
  }
  const holdsFocus = () => dialog().element().contains(document.activeElement)

  describe(`${name} is an overlay`, () => {
    it('keeps its shape whatever a server writes into its texts', async () => {
      await open()
      expectSafeTexts(dialog().element())
    })

    it('stays whole while a browser translates it', async () => {
      await open()
      expect(looseTexts(dialog().element())).toEqual([])
      translateTexts()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
    })

    it('stays open and in its place when a touch on it is cancelled, or never ends', async () => {
      await open()
      const element = dialog().element() as HTMLElement
      const place = () => [element.style.transform, element.dataset.state]
      const before = place()
      finger(element, [180, 100], [180, 500], { hold: true })
      element.dispatchEvent(new TouchEvent('touchcancel', { bubbles: true }))
      expect(place()).toEqual(before)
      finger(element, [180, 100], [180, 500], { hold: true })
      finger(element, [180, 100], [180, 100])
      expect(place()).toEqual(before)
    })

    it('renders nothing while closed', async () => {
      await render(<Harness options={options} />)
      expect(document.querySelector('[data-testid="overlay"]')).toBeNull()
    })

    it('is a named dialog that takes the focus', async () => {
      await open()
      await expect.poll(() => holdsFocus()).toBe(true)
    })

    it('passes className and data attributes to the dialog', async () => {
      await open()
      const element = dialog().element()
      expect(element.classList.contains('handed')).toBe(true)
      expect(element.getAttribute('data-testid')).toBe('overlay')
      expect(element.classList.length).toBeGreaterThan(1)
    })

    it('keeps the focus, forwards and backwards', async () => {
      await open()
      await expect.poll(() => holdsFocus()).toBe(true)
      for (let i = 0; i < 8; i++) {
        await userEvent.keyboard('{Tab}')
        expect(holdsFocus()).toBe(true)
      }
      for (let i = 0; i < 8; i++) {
        await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
        expect(holdsFocus()).toBe(true)
      }
    })

    it('hides the page from screen readers and shows it again', async () => {
      await open()
      await expect.element(opener()).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await expect.element(opener()).toBeVisible()
    })

    it('closes by Escape and returns the focus, without a trigger', async () => {
      await open()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(opener()).toHaveFocus()
    })

    it('stops the page from scrolling while it is open', async () => {
      await open()
      expect(getComputedStyle(document.body).overflow).toBe('hidden')
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.poll(() => getComputedStyle(document.body).overflow).not.toBe('hidden')
    })

    it('lets the host close it and tells the host when it has closed', async () => {
      const release = vi.fn()
      const onOpen = vi.fn((_close: () => void) => release)
      await render(<Harness options={options} onOpen={onOpen} />)
      expect(onOpen).not.toHaveBeenCalled()
      await opener().click()
      await expect.element(dialog()).toBeVisible()
      expect(onOpen).toHaveBeenCalledTimes(1)
      expect(release).not.toHaveBeenCalled()
      onOpen.mock.calls[0]?.[0]()
      await expect.element(dialog()).not.toBeInTheDocument()
      expect(release).toHaveBeenCalledTimes(1)
    })

    it.each(checkedThemes)('is accessible in %s', async (theme) => {
      putTheme(theme)
      await open()
      await expectAccessible()
    })
  })
}
