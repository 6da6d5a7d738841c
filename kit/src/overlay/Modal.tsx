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

export interface ModalOptions {
  open: boolean
  /** Asks the owner to open or close it. */
  onOpenChange: (open: boolean) => void
  /** Escape and a tap on the backdrop close it. Without, only the caller does. */
  dismissible?: boolean
  /** A tap on the backdrop closes it; as `dismissible` by default. */
  closeOnBackdrop?: boolean
  /** Gets the focus when it opens; by default the modal itself, so that it is read from its title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus when it has closed; by default what had it before. */
  returnFocus?: RefObject<HTMLElement | null>
  /** Called after the exit animation. */
  onClosed?: () => void
}

export interface ModalProps extends ModalOptions, ComponentProps<'div'> {
  /** Keeps elements and state while it is closed, so that opening it again only shows it. Rendered ahead of its first opening. */
  keepMounted?: boolean
}

/**
 * What sheets and dialogs share: a Radix dialog over a backdrop, rendered where `OverlayProvider` says. Radix does focus,
 * Escape, taps outside and hiding the page from screen readers; here are the page lock, the keyboard, the exit animation
 * and kept content. Other props go to the element with the role `dialog`.
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
        // Not only hidden by style: hidden content must not trap the focus nor hide the page, and Activity ends its effects.
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          {/* Not Radix's Overlay, which inserts a style element to lock the page: a strict style policy forbids that. */}
          <div className={backdrop} data-state={open ? 'open' : 'closed'} />
          <Content
            aria-modal
            {...rest}
            forceMount
            ref={mergedRef}
            onEscapeKeyDown={(event) => {
              // Escape first ends a word that is being composed.
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
              // Radix returns the focus to a trigger only, and most of these are opened by program. Whatever got the focus under
              // the exit animation keeps it.
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

/** Re-renders its children only while it is open: they do not change under the exit animation, and cost nothing when hidden. */
const WhileOpen = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_, next) => !next.open,
)
