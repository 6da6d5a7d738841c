import { Sheet } from '@koo/kit/Sheet'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import * as styles from './sheets.css.ts'

interface PictureSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the picture shows, for a screen reader. */
  alt: string
  picture: Blob
}

/** The picture of a receipt where it cannot be downloaded: it is pressed long. */
export function PictureSheet({ picture, alt, ...state }: PictureSheetProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    // oxlint-disable-next-line react/set-state-in-effect -- an address belongs to one mount, and is given back with it
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <Sheet {...state} title={copy.pictureSheet.title} description={copy.pictureSheet.hint}>
      {address !== undefined && <img src={address} alt={alt} className={styles.picture} />}
    </Sheet>
  )
}
