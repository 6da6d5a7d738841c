'use client'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Picture, type PictureProps } from './Picture.tsx'
import * as styles from './PreviewSheet.css.ts'

type PreviewSheetProps = Pick<SheetProps, 'open' | 'onOpenChange' | 'title'> &
  Pick<PictureProps, 'file' | 'url' | 'alt'>

/** One picture, large and whole. */
export function PreviewSheet({ file, url, alt, ...sheet }: PreviewSheetProps) {
  return (
    <Sheet {...sheet} bodyProps={{ className: styles.body }}>
      <Picture whole file={file} url={url} alt={alt} />
    </Sheet>
  )
}
