import { Title } from '@radix-ui/react-dialog'
import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { cx } from '../cx.ts'
import { IconBack, IconChevron, IconClose, IconZoomIn, IconZoomOut } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useStrings } from '../locale/useStrings.ts'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './ImageViewer.css.ts'
import { Slide, type ViewerImage } from './Slide.tsx'
import { imageViewerStrings } from './strings.ts'

/** Shows the next picture (1) or the one before (-1); returns whether the arrow keys do that now. */
export type Turn = (by: 1 | -1) => boolean

interface PicturesProps {
  ref: Ref<Turn>
  images: readonly ViewerImage[]
  initialIndex: number
  onIndexChange: ((index: number) => void) | undefined
  onClose: () => void
}

/** The content of the viewer, mounted while it is open. */
export function Pictures({ ref, images, initialIndex, onIndexChange, onClose }: PicturesProps) {
  const t = usePartStrings('imageViewer', imageViewerStrings)
  const { close } = useStrings()
  const [first] = useState(initialIndex)
  const [index, setIndex] = useState(first)
  const [isZoomed, setZoomed] = useState(false)
  // Two scroll events may come before the next render: each picture is reported once.
  const reported = useRef(first)

  const track = useRef<HTMLUListElement>(null)
  const showFirst = useCallback(
    (row: HTMLUListElement | null) => row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' }),
    [first],
  )
  const mergedRef = useMergedRef(track, showFirst)
  const go = (to: number) => {
    if (to >= 0 && to < images.length) track.current?.scrollTo({ left: to * track.current.clientWidth })
  }
  const followScroll = ({ scrollLeft, clientWidth }: HTMLElement) => {
    const next = Math.round(scrollLeft / clientWidth)
    if (next === reported.current || !images[next]) return
    reported.current = next
    setIndex(next)
    setZoomed(false)
    onIndexChange?.(next)
  }
  useImperativeHandle(ref, () => (by) => {
    // The arrow keys move a zoomed picture.
    if (isZoomed) return false
    go(index + by)
    return true
  })

  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <IconButton label={isZoomed ? t.zoomOut : t.zoomIn} onClick={() => setZoomed(!isZoomed)}>
          {isZoomed ? <IconZoomOut /> : <IconZoomIn />}
        </IconButton>
        <Title className={styles.title} aria-live="polite">
          {t.place(index + 1, images.length)}
        </Title>
        <IconButton label={close} onClick={onClose}>
          <IconClose />
        </IconButton>
      </div>
      <ul
        ref={mergedRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className={styles.track}
        onScroll={(event) => {
          // A zoomed picture scrolls inside the row; its events arrive here too.
          if (event.target === event.currentTarget) followScroll(event.currentTarget)
        }}
      >
        {images.map((image, place) => (
          <Slide
            key={image.id}
            image={image}
            isZoomed={isZoomed && place === index}
            onZoomedChange={(zoomed) => {
              if (place === index) setZoomed(zoomed)
            }}
          />
        ))}
      </ul>
      {images.length > 1 && (
        <div className={cx(styles.bar, styles.foot)}>
          <IconButton label={t.previous} aria-disabled={index === 0} onClick={() => go(index - 1)}>
            <IconBack />
          </IconButton>
          <p className={styles.caption}>{images[index]?.alt}</p>
          <IconButton
            label={t.next}
            aria-disabled={index === images.length - 1}
            onClick={() => go(index + 1)}
          >
            <IconChevron />
          </IconButton>
        </div>
      )}
    </div>
  )
}
