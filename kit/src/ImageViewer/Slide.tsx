import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button/index.ts'
import { useAllowedImage } from '../images/ImageProvider.tsx'
import { Picture, type PictureProps } from '../images/Picture.tsx'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useStrings } from '../locale/useStrings.ts'
import { Spinner } from '../Spinner/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { attachZoom, type Zoom } from './attachZoom.ts'
import * as styles from './ImageViewer.css.ts'
import { imageViewerStrings } from './strings.ts'

/** A picture of an ImageViewer. */
export interface ViewerImage extends Pick<PictureProps, 'file' | 'url' | 'alt'> {
  id: string
}

interface SlideProps {
  image: ViewerImage
  isZoomed: boolean
  onZoomedChange: (isZoomed: boolean) => void
}

/** One picture of the viewer: loading, failed, or shown and zoomed. */
export function Slide({ image: { file, url, alt }, isZoomed, onZoomedChange }: SlideProps) {
  const t = usePartStrings('imageViewer', imageViewerStrings)
  const { retry } = useStrings()
  const canLoad = useAllowedImage(url) !== undefined || file !== undefined
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  const scroller = useRef<HTMLDivElement>(null)
  const zoom = useRef<Zoom>(null)
  const tell = useEffectEvent(onZoomedChange)
  useEffect(() => {
    if (!scroller.current) return undefined
    const attached = attachZoom(scroller.current, (zoomed) => tell(zoomed))
    zoom.current = attached
    return attached.detach
  }, [])
  // Before the next touch: a late effect would zoom a picture again that fingers have made whole meanwhile.
  useLayoutEffect(() => zoom.current?.set(isZoomed), [isZoomed])

  return (
    <li className={styles.slide}>
      <div
        ref={scroller}
        className={styles.scroller}
        // A zoomed picture is scrolled by the arrow keys.
        {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': t.zoomed })}
      >
        <div className={styles.picture}>
          {state !== 'failed' && (
            <Picture
              whole
              {...{ file, url, alt }}
              onLoad={() => setState('shown')}
              onError={() => setState('failed')}
            />
          )}
        </div>
      </div>
      {!canLoad && (
        <div className={styles.message}>
          <p>{t.unavailable}</p>
        </div>
      )}
      {canLoad && state === 'loading' && (
        <div className={styles.over}>
          <Spinner />
          <VisuallyHidden>{t.loading}</VisuallyHidden>
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.over}>
          <p>{t.failed}</p>
          <Button kind="secondary" size="medium" onClick={() => setState('loading')}>
            {retry}
          </Button>
        </div>
      )}
    </li>
  )
}
