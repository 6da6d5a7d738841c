import { useCallback } from 'react'
import { IconPicture } from '../Icon/index.ts'
import { useAllowedImage } from './ImageProvider.tsx'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  /** File on the phone. */
  file?: File | undefined
  /** Address on the server. */
  url?: string | undefined
  /** Text in place of the picture. */
  alt: string
  /** Shows the whole picture; otherwise it fills its square. */
  whole?: boolean
  onLoad?: () => void
  /** Called when the picture cannot be loaded or read. */
  onError?: () => void
}

/** A picture from the phone or the server. Its object URL exists only while it is shown. */
export function Picture({ file, url, alt, whole = false, onLoad, onError }: PictureProps) {
  const allowed = useAllowedImage(url)
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  const image = {
    decoding: 'async',
    draggable: false,
    className: whole ? styles.whole : styles.cover,
    onLoad,
    onError,
  } as const
  // One element per source, so that React does not overwrite an address that was set elsewhere.
  if (file) return <img key="file" {...image} ref={show} alt={alt} />
  if (allowed) return <img key="url" {...image} src={allowed} alt={alt} />
  return (
    <span role="img" aria-label={alt} className={styles.noPreview}>
      <IconPicture />
    </span>
  )
}
