import { useEffect, useEffectEvent } from 'react'
import { lazyModule, useLazyModule, useWantedModule } from '../lazy/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { toast } from '../OverlayHost/store.ts'
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

const viewer = lazyModule(() => import('../ImageViewer/index.ts'))

/** The pictures of the field in a viewer that is loaded on demand. */
export function Preview({ tiles, index, open, onOpenChange }: PreviewProps) {
  const t = usePartStrings('uploadField', uploadFieldStrings)
  const Viewer = useLazyModule(viewer)?.ImageViewer
  const get = useWantedModule(viewer, () => toast(t.previewFailed, { kind: 'fail' }))
  const show = useEffectEvent(async () => {
    if (!(await get())) onOpenChange(false)
  })
  useEffect(() => {
    if (open) void show()
  }, [open])
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
