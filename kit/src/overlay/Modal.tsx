'use client'
import { Content, Root } from '@radix-ui/react-dialog'
import { Activity, memo, useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useMergedRef } from '../useMergedRef.ts'
import { allowFocusBeside, isBesideModal } from './besideModal.ts'
import { attachKeyboardInset } from './keyboard.ts'
import { lockPage } from './lockPage.ts'
import { useOverlay } from './OverlayProvider.tsx'
import { backdrop } from './overlay.css.ts'
import { useExitAnimation } from './useExitAnimation.ts'
import { wrapTab } from './wrapTab.ts'

export interface ModalOptions {
  open: boolean
  /** Called to open or close the modal. */
  onOpenChange: (open: boolean) => void
  /** Whether Escape and a tap on the backdrop close the modal. If not, only the caller closes it. */
  dismissible?: boolean
  /** Whether a tap on the backdrop closes it; default: `dismissible`. */
  closeOnBackdrop?: boolean
  /** Gets the focus on opening; by default the modal itself, so that screen readers start with its title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus after closing; by default the element that had it before. */
  returnFocus?: RefObject<HTMLElement | null>
  /** Called after the exit animation. */
  onClosed?: () => void
}

export interface ModalProps extends ModalOptions, ComponentProps<'div'> {
  /**
   * Keeps elements and state while the modal is closed, so that it opens without rendering again. Renders the content
   * before the first opening.
   */
  keepMounted?: boolean
}

/**
 * The common base of sheets and dialogs: a Radix dialog over a backdrop, rendered where `OverlayProvider` says. Radix
 * handles focus, Escape, taps outside and hiding the page from screen readers. This component adds the page lock, the
 * keyboard, the exit animation and kept content. Other props go to the element with the role `dialog`.
 */
export function Modal({
  ref,
  open,
  onOpenChange,
  dismissible = true,
  closeOnBackdrop = dismissible,
  initialFocus,
  returnFocus,
  onClosed,
  keepMounted = false,
  children,
  ...rest
}: ModalProps) {
  const container = useOverlay(open, () => onOpenChange(false))
  const element = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(ref, element)
  const focusedBefore = useRef<Element | null>(null)
  const movesTo = useRef<Element | null>(null)
  const isShown = useExitAnimation(open, element, onClosed)

  useEffect(() => {
    if (!open || !element.current) return undefined
    const cleanups = [lockPage(), allowFocusBeside(), attachKeyboardInset(element.current)]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [open, container])

  if (!container || !(isShown || keepMounted)) return null
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {createPortal(
        // Hiding by style is not enough: hidden content must not trap the focus or hide the page. Activity also ends
        // its effects.
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          {/* Not Radix's Overlay: it inserts a style element to lock the page, which a strict style policy blocks. */}
          <div className={backdrop} data-state={open ? 'open' : 'closed'} />
          <Content
            aria-modal
            {...rest}
            forceMount
            ref={mergedRef}
            onKeyDownCapture={wrapTab}
            onBlurCapture={({ relatedTarget }) => {
              movesTo.current = relatedTarget
            }}
            onFocus={({ target, currentTarget, relatedTarget }) => {
              // Radix takes the focus when something is removed while nothing has it. That is so for a moment whenever
              // it moves, and a caret disappears then: the focus would never arrive.
              if (target === currentTarget && !relatedTarget && currentTarget.contains(movesTo.current))
                focus(movesTo.current)
              movesTo.current = null
            }}
            onEscapeKeyDown={(event) => {
              // The first Escape ends the composition of an input method.
              if (!dismissible || event.isComposing) event.preventDefault()
            }}
            onPointerDownOutside={(event) => {
              if (!closeOnBackdrop || isBesideModal(event.target)) event.preventDefault()
            }}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              focusedBefore.current = document.activeElement
              focus(initialFocus?.current ?? element.current)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // Radix returns the focus only to a trigger, and most overlays are opened by code. An element that got
              // the focus during the exit animation keeps it.
              const active = document.activeElement
              const isLost = !active || active === document.body || isWithin(event.target, active)
              if (isLost) focus(returnFocus?.current ?? focusedBefore.current)
            }}
          >
            <WhileOpen open={open}>{children}</WhileOpen>
          </Content>
        </Activity>,
        container,
      )}
    </Root>
  )
}

function focus(target: Element | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
}

const isWithin = (parent: EventTarget | null, child: Element) =>
  parent instanceof Element && parent.contains(child)

/**
 * Re-renders its children only while it is open: they do not change during the exit animation, and are not rendered
 * while hidden.
 */
const WhileOpen = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_, next) => !next.open,
)
