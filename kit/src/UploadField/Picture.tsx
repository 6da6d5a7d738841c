import { useCallback } from 'react'
import { IconPicture } from '../Icon/index.ts'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  /** Shown from the phone itself. */
  file?: File | undefined
  /** Where the server has it. */
  url?: string | undefined
  /** Said in place of the picture. */
  alt: string
  /** Shown whole; otherwise it fills its tile. */
  whole?: boolean
}

/** A picture of the phone or of the server. Its object URL lives exactly as long as it is shown. */
export function Picture({ file, url, alt, whole = false }: PictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  const className = whole ? styles.whole : styles.cover
  // Each source is an element of its own: React shall not write over an address that it did not set.
  if (file)
    return <img key="file" ref={show} alt={alt} decoding="async" draggable={false} className={className} />
  if (url) {
    return <img key="url" src={url} alt={alt} decoding="async" draggable={false} className={className} />
  }
  return (
    <span role="img" aria-label={alt} className={styles.unseen}>
      <IconPicture />
    </span>
  )
}
