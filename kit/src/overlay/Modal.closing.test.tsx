import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { Sheet } from '../Sheet/index.ts'
import { besideModal, OverlayProvider } from './index.ts'
import { lockPage } from './lockPage.ts'
import { Modal } from './Modal.tsx'
import { button, dialog, onTop, Stage } from './testing/Stage.tsx'

const backdropTap = () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })

/** Lets exit animations run until the test ends or finishes them. */
function slowly() {
  document.documentElement.style.setProperty('--koo-base', '60s')
  onTestFinished(() => void document.documentElement.style.removeProperty('--koo-base'))
}

describe('the end of a modal', () => {
  const sheet = (open: boolean, text: string, onClosed: () => void) => (
    <Sheet open={open} onOpenChange={() => {}} title="选券" onClosed={onClosed} data-testid="sheet">
      {text}
    </Sheet>
  )

  it('is reported once, after the exit animation', async () => {
    const onClosed = vi.fn()
    const view = await render(sheet(true, '券', onClosed))
    await finishAnimations()
    slowly()
    await view.rerender(sheet(false, '券', onClosed))
    const element = page.getByTestId('sheet').element()
    expect(element.getAttribute('data-state')).toBe('closed')
    expect(onClosed).not.toHaveBeenCalled()
    await finishAnimations()
    await expect.poll(() => element.isConnected).toBe(false)
    await view.rerender(sheet(false, '券', onClosed))
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('shows what it showed, whatever its page passes meanwhile', async () => {
    const view = await render(sheet(true, '满减券', vi.fn()))
    await finishAnimations()
    slowly()
    await view.rerender(sheet(false, '', vi.fn()))
    await view.rerender(sheet(false, '已清空', vi.fn()))
    await expect.element(page.getByTestId('sheet')).toMatchTextContent('满减券')
  })

  it('does not come when it is opened again meanwhile', async () => {
    const onClosed = vi.fn()
    const view = await render(sheet(true, '券', onClosed))
    await finishAnimations()
    slowly()
    await view.rerender(sheet(false, '券', onClosed))
    await view.rerender(sheet(true, '新券', onClosed))
    await finishAnimations()
    await expect.element(dialog('选券')).toMatchTextContent('新券')
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('is not reported by one that was taken away', async () => {
    const onClosed = vi.fn()
    const view = await render(sheet(true, '券', onClosed))
    await finishAnimations()
    slowly()
    await view.rerender(sheet(false, '券', onClosed))
    await view.rerender(<p>页面</p>)
    await finishAnimations()
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('is not reported by one that was never open', async () => {
    const onClosed = vi.fn()
    const view = await render(sheet(false, '券', onClosed))
    await view.rerender(sheet(false, '券', onClosed))
    await finishAnimations()
    expect(onClosed).not.toHaveBeenCalled()
  })
})

describe('a tap beside it', () => {
  it.each([
    ['closes it', {}, 1],
    ['does not where only that is refused', { closeOnBackdrop: false }, 0],
    ['closes it where only Escape is refused', { dismissible: false, closeOnBackdrop: true }, 1],
  ])('%s', async (_, props, closings) => {
    const onOpenChange = vi.fn()
    await render(<Modal open onOpenChange={onOpenChange} aria-label="选券" style={onTop} {...props} />)
    await expect.element(dialog('选券')).toHaveFocus()
    await backdropTap()
    expect(onOpenChange).toHaveBeenCalledTimes(closings)
  })

  it.each([
    ['closes it although a tap does not', { closeOnBackdrop: false }, 1],
    ['does not although a tap does', { dismissible: false, closeOnBackdrop: true }, 0],
  ])('Escape %s', async (_, props, closings) => {
    const onOpenChange = vi.fn()
    await render(<Modal open onOpenChange={onOpenChange} aria-label="选券" {...props} />)
    await expect.element(dialog('选券')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledTimes(closings)
  })

  it('does not reach the page behind', async () => {
    const onClick = vi.fn()
    await render(
      <>
        <button type="button" onClick={onClick} style={{ position: 'fixed', inset: '0 auto auto 0' }}>
          借款
        </button>
        <Modal open onOpenChange={() => {}} aria-label="选券" style={onTop} />
      </>,
    )
    await expect.element(dialog('选券')).toHaveFocus()
    await backdropTap()
    expect(onClick).not.toHaveBeenCalled()
  })

  it('on what stands beside the modal works there and does not close it', async () => {
    const onClick = vi.fn()
    const onOpenChange = vi.fn()
    await render(
      <>
        <div {...besideModal} style={{ ...onTop, top: 400 }}>
          <button type="button" onClick={onClick}>
            工具
          </button>
        </div>
        <Modal open onOpenChange={onOpenChange} aria-label="选券" style={onTop} />
      </>,
    )
    await button('工具').click()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

describe('the host', () => {
  it('is told once for each opening, whatever it passes while one is open', async () => {
    const calls: string[] = []
    const hook = (name: string) => () => {
      calls.push(`open ${name}`)
      return () => calls.push(`closed ${name}`)
    }
    const tree = (open: boolean, onOpen: () => () => void) => (
      <OverlayProvider onOpen={onOpen}>
        <Modal open={open} onOpenChange={() => {}} aria-label="选券" />
      </OverlayProvider>
    )
    const view = await render(tree(true, hook('一')))
    await view.rerender(tree(true, hook('二')))
    await view.rerender(tree(false, hook('二')))
    await view.rerender(tree(true, hook('三')))
    await view.unmount()
    expect(calls).toEqual(['open 一', 'closed 一', 'open 三', 'closed 三'])
  })

  it('closes by the handler of now, not of the opening', async () => {
    let close = () => {}
    const onOpen = (given: () => void) => {
      close = given
      return () => {}
    }
    const handlers = [vi.fn(), vi.fn()]
    const tree = (place: number) => (
      <OverlayProvider onOpen={onOpen}>
        <Modal open onOpenChange={handlers[place] ?? vi.fn()} aria-label="选券" />
      </OverlayProvider>
    )
    const view = await render(tree(0))
    await view.rerender(tree(1))
    close()
    expect(handlers.map(({ mock }) => mock.calls)).toEqual([[], [[false]]])
  })

  it('says where modals are rendered, also later', async () => {
    function Board() {
      const [board, setBoard] = useState<HTMLElement | null>(null)
      return (
        <OverlayProvider container={board}>
          <div ref={setBoard} data-testid="board" />
          <Modal open onOpenChange={() => {}} aria-label="选券" />
        </OverlayProvider>
      )
    }
    await render(<Board />)
    await expect.element(dialog('选券')).toHaveFocus()
    expect(page.getByTestId('board').element().contains(dialog('选券').element())).toBe(true)
    expect(document.querySelectorAll('[data-overlays] [role="dialog"]')).toHaveLength(0)
  })

  it('gets a new place at the end of the body when something removed the old one', async () => {
    const view = await render(<Modal open onOpenChange={() => {}} aria-label="选券" />)
    const old = document.querySelector('[data-overlays]')
    await view.unmount()
    old?.remove()
    await render(<Stage />)
    await button('打开选券').click()
    await expect.element(dialog('选券')).toHaveFocus()
    expect(document.querySelector('[data-overlays]')?.parentElement).toBe(document.body)
  })
})

describe('the lock of the page', () => {
  it('is shared: the last one who releases it gives back what was set before', () => {
    document.body.style.paddingRight = '7px'
    onTestFinished(() => void document.body.style.removeProperty('padding-right'))
    const overflow = () => getComputedStyle(document.body).overflow
    const first = lockPage()
    const second = lockPage()
    first()
    expect(overflow()).toBe('hidden')
    second()
    expect(overflow()).not.toBe('hidden')
    expect(document.body.style.paddingRight).toBe('7px')
  })
})
