import { useEffect, useEffectEvent } from 'react'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { toast } from '../OverlayHost/store.ts'
import { useLazyPart } from '../picker/useLazyPart.ts'
import type { Tile } from './tiles.ts'
import { uploadFieldStrings } from './strings.ts'

export interface PreviewProps {
  /** All pictures of the field, in their order. */
  tiles: readonly Tile[]
  /** The picture that was tapped, counted from 0. */
  index: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

const loadViewer = () => import('../ImageViewer/index.ts').then((module) => module.ImageViewer)

/** The pictures of the field in a viewer that is loaded on demand. */
export function Preview({ tiles, index, open, onOpenChange }: PreviewProps) {
  const t = usePartStrings('uploadField', uploadFieldStrings)
  const { part: Viewer, failed, prepare } = useLazyPart(loadViewer)
  const closeOnFailure = useEffectEvent(() => {
    toast(t.previewFailed, { kind: 'fail' })
    onOpenChange(false)
  })
  useEffect(() => {
    if (open) prepare(true)
  }, [open, prepare])
  useEffect(() => {
    if (failed) closeOnFailure()
  }, [failed])
  return (
    Viewer && (
      <Viewer
        open={open}
        onOpenChange={onOpenChange}
        initialIndex={index}
        images={tiles.map(({ key, item, picture }, place) => ({
          id: key,
          file: item?.file,
          url: picture?.url,
          alt: t.picture(place + 1),
        }))}
      />
    )
  )
}
