'use client'
import { useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { cx } from '../cx.ts'
import type { ModalOptions } from '../overlay/index.ts'
import { Modal } from '../overlay/Modal.tsx'
import * as styles from './ImageViewer.css.ts'
import { Pictures, type Turn } from './Pictures.tsx'
import type { ViewerImage } from './Slide.tsx'

export interface ImageViewerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, ModalOptions {
  images: readonly ViewerImage[]
  /** The picture that is shown first, counted from 0. */
  initialIndex?: number
  /** Called when another picture is shown. */
  onIndexChange?: (index: number) => void
}

/**
 * Pictures over the whole screen: swipe to the next one, pinch or tap twice to zoom. Buttons and arrow keys do the same.
 * Pictures on the server are loaded only if the host allows their address (`ImageProvider`).
 */
export function ImageViewer(props: ImageViewerProps) {
  const { images, initialIndex = 0, onIndexChange, onKeyDown, className, ...modal } = props
  const turn = useRef<Turn>(null)
  const turnByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null
    if (by !== null && turn.current?.(by)) event.preventDefault()
  }
  return (
    // On the dialog: it has the focus when it opens.
    <Modal {...modal} onKeyDown={turnByKey} className={cx(styles.root, className)}>
      <Pictures
        ref={turn}
        images={images}
        initialIndex={Math.min(Math.max(0, initialIndex), images.length - 1)}
        onIndexChange={onIndexChange}
        onClose={() => modal.onOpenChange(false)}
      />
    </Modal>
  )
}
