import type { ReactElement, Ref } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { looseTexts, translateTexts } from '../src/testing/index.ts'
import { checkedThemes, expectAccessible, putTheme } from './axe.ts'
import { expectAlike } from './engines.ts'
import { expectSafeTexts } from './hostile.ts'
import { expectTargets } from './targets.ts'

/** Native props that the suite passes to a part. */
interface HandedProps {
  ref?: Ref<never>
  className?: string
  style?: { outlineOffset: string }
  id?: string
  'aria-keyshortcuts'?: string
  'data-testid'?: string
}

type Check = 'ref' | 'className' | 'style' | 'native' | 'ssr' | 'axe' | 'target' | 'engines' | 'hostile'

export interface ConformanceOptions {
  /** Renders one ordinary instance of the part with these props spread over it. */
  render: (props: HandedProps) => ReactElement
  /**
   * Where native props and the ref go. `root`; `control`: in a field, the control inside; `group`: in a group of
   * controls, the props go to the element around them and the ref to the control that the Tab key reaches. className
   * and style always go to the root. Default: `root`.
   */
  passTo?: 'root' | 'control' | 'group'
  /** Checks that do not apply; the caller writes the reason beside each. */
  skip?: readonly Check[]
}

function host(): HTMLElement {
  const element = document.createElement('main')
  document.body.append(element)
  return element
}

/** The tests that every part of the kit must pass. Call it once in the test of each part. */
export function describeConformance(name: string, options: ConformanceOptions): void {
  const { passTo = 'root', skip = [] } = options
  const check = (kind: Check, register: () => void) => {
    if (!skip.includes(kind)) register()
  }

  describe(`${name} conforms`, () => {
    check('ref', () => {
      it('forwards its ref to a DOM element and clears it on unmount', async () => {
        const ref = vi.fn<(element: Element | null) => void>()
        const view = await render(options.render({ ref, 'data-testid': 'part' } as HandedProps))
        const target = view.getByTestId('part').element()
        expect(ref.mock.calls[0]?.[0]).toBe(passTo === 'group' ? target.querySelector('input') : target)
        await view.unmount()
        expect(ref.mock.lastCall?.[0]).toBeNull()
      })
    })

    check('className', () => {
      it('adds className to its own classes', async () => {
        const plain = await render(options.render({}))
        const own = [...(plain.container.firstElementChild?.classList ?? [])]
        await plain.unmount()
        const view = await render(options.render({ className: 'handed' }))
        const root = view.container.querySelector('.handed')
        expect(root).toBe(view.container.firstElementChild)
        expect([...(root?.classList ?? [])]).toEqual(expect.arrayContaining(own))
      })
    })

    check('style', () => {
      it('keeps its style prop on the root', async () => {
        const view = await render(options.render({ style: { outlineOffset: '7px' } }))
        expect((view.container.firstElementChild as HTMLElement).style.outlineOffset).toBe('7px')
      })
    })

    check('native', () => {
      it('passes native, data and aria props on', async () => {
        const handed = { id: 'own-id', 'data-testid': 'part', 'aria-keyshortcuts': 'Alt+1' }
        const view = await render(options.render(handed))
        const target = view.getByTestId('part').element()
        expect(target.id).toBe('own-id')
        expect(target.getAttribute('aria-keyshortcuts')).toBe('Alt+1')
        if (passTo === 'root') expect(target).toBe(view.container.firstElementChild)
        else if (passTo === 'group') expect(target.querySelector('input')).not.toBeNull()
        else expect(target.matches('input, textarea, select, button')).toBe(true)
      })
    })

    check('ssr', () => {
      it('renders on a server and hydrates without a difference', async () => {
        const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {})
        const recovered: unknown[] = []
        const element = host()
        let hydrated = () => {}
        const done = new Promise<void>((resolve) => {
          hydrated = resolve
        })
        const page = (
          <>
            {options.render({})}
            <i ref={() => hydrated()} hidden />
          </>
        )
        element.innerHTML = renderToString(page)
        const root = hydrateRoot(element, page, { onRecoverableError: (error) => recovered.push(error) })
        await done
        root.unmount()
        element.remove()
        expect(recovered).toEqual([])
        expect(consoleErrors.mock.calls).toEqual([])
        consoleErrors.mockRestore()
      })
    })

    check('target', () => {
      it('has controls large enough for a finger', async () => {
        const view = await render(<div style={{ padding: 24 }}>{options.render({})}</div>)
        expectTargets(view.container)
      })
    })

    check('engines', () => {
      it('is drawn alike by old browsers and by WebKit', async () => {
        const view = await render(options.render({}))
        expectAlike(view.container)
      })
    })

    check('hostile', () => {
      it('keeps its shape whatever a server writes into its texts', async () => {
        const view = await render(<div style={{ padding: 24 }}>{options.render({})}</div>)
        expectSafeTexts(view.container)
      })
    })

    it('stays whole while a browser translates it', async () => {
      const view = await render(options.render({}))
      expect(looseTexts(view.container)).toEqual([])
      translateTexts(view.container)
      await view.rerender(options.render({ className: 'handed' }))
      await view.unmount()
    })

    it('is as before after a touch that is cancelled', async () => {
      const view = await render(options.render({}))
      const before = view.container.innerHTML
      for (const control of view.container.querySelectorAll('button, input, label, [role]')) {
        for (const type of ['pointerdown', 'pointercancel'])
          control.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
        for (const type of ['touchstart', 'touchcancel'])
          control.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true }))
      }
      expect(view.container.innerHTML).toBe(before)
    })

    check('axe', () => {
      it.each(checkedThemes)('is accessible in %s', async (theme) => {
        putTheme(theme)
        const view = await render(options.render({}))
        await expectAccessible(view.container)
      })
    })
  })
}
