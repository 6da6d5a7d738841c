'use client'
import {
  memo,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { useMergedRef } from '../useMergedRef.ts'
import { attachKeyboardInset } from './keyboard.ts'
import { useOverlay } from './OverlayProvider.tsx'
import { veil } from './overlay.css.ts'
import { takeScreen, type Dismissal } from './takeScreen.ts'
import { useModalState } from './useModalState.ts'

export interface ModalOptions {
  open: boolean
  /** Asked to open or close; the owner decides. */
  onOpenChange: (open: boolean) => void
  /** Escape and a tap on the veil close it. Without, only the caller does. */
  dismissible?: boolean
  /** A tap on the veil closes it; as `dismissible` by default. */
  closeOnVeil?: boolean
  /** Gets the focus when it opens; by default the modal itself, so that it is read from its title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus when it closes; by default what had it before. */
  returnFocus?: RefObject<HTMLElement | null>
  /** It has left the screen. */
  onClosed?: () => void
}

export interface ModalProps extends ModalOptions, ComponentProps<'div'> {
  /**
   * It stays while it is closed, as it was left, so that opening it is only a matter of showing it. What is in it is not
   * drawn again before it opens. Its style has to put it out of sight for `data-state` "ahead" and "hidden".
   */
  keepMounted?: boolean
}

/**
 * What sheets and dialogs have in common: a veil and a dialog over the page, which has the screen to itself. It holds
 * the focus, locks the page, keeps above the keyboard and leaves by the animation that its style has for
 * `data-state="closed"`. Children exist only while it is there, unless it is kept. Other props go to the dialog.
 */
export function Modal({
  ref,
  open,
  onOpenChange,
  dismissible = true,
  closeOnVeil = dismissible,
  initialFocus,
  returnFocus,
  onClosed,
  keepMounted = false,
  children,
  ...rest
}: ModalProps) {
  const close = () => onOpenChange(false)
  const container = useOverlay(open, close)
  const element = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(ref, element)
  const [state, hasLeft] = useModalState(open)
  const screen = useRef<(() => void) | null>(null)

  const dismiss = useEffectEvent((by: Dismissal) => {
    if (by === 'veil' ? closeOnVeil : dismissible) close()
  })
  const take = useEffectEvent(() => {
    if (!element.current || !cover.current) return
    const giveBack = takeScreen({
      modal: element.current,
      veil: cover.current,
      first: initialFocus?.current,
      onDismiss: (by) => dismiss(by),
    })
    const letDown = attachKeyboardInset(element.current)
    screen.current = () => {
      letDown()
      giveBack(returnFocus?.current)
    }
  })
  const giveBack = useEffectEvent(() => {
    screen.current?.()
    screen.current = null
  })
  // Not as a cleanup: React gives the focus back to what had it before an effect was cleaned up.
  useLayoutEffect(() => {
    giveBack()
    if (open) take()
  }, [open, container])
  useLayoutEffect(() => () => giveBack(), [])

  const leave = useEffectEvent(() => {
    hasLeft()
    onClosed?.()
  })
  // After the focus has gone back: the browser has its styles at hand then, and need not work them out twice.
  useLayoutEffect(() => {
    if (state !== 'closed') return undefined
    let isLeaving = true
    const animations = element.current?.getAnimations() ?? []
    // One that is cancelled has ended too.
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (isLeaving) leave()
    })
    return () => {
      isLeaving = false
    }
  }, [state])

  const isSeen = state === 'open' || state === 'closed'
  if (!container || !(isSeen || keepMounted)) return null
  return createPortal(
    <>
      <div ref={cover} className={veil} data-state={state} />
      <div
        role="dialog"
        aria-modal
        aria-hidden={!isSeen || undefined}
        tabIndex={-1}
        {...rest}
        ref={merged}
        data-state={state}
      >
        <Content open={open}>{children}</Content>
      </div>
    </>,
    container,
  )
}

/** Drawn again only while it is open: what leaves looks as it did, what is hidden costs nothing. */
const Content = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_, next) => !next.open,
)
