import { useEffect, useEffectEvent } from 'react'
import { usePartWords } from '../locale/usePartWords.ts'
import { useLazyPart } from '../picker/useLazyPart.ts'
import type { Tile } from './tiles.ts'
import { uploadFieldWords } from './words.ts'

export interface PreviewProps {
  tile: Tile | undefined
  /** From 1. */
  position: number
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

const loadSheet = () => import('./PreviewSheet.tsx').then((module) => module.PreviewSheet)

/** The picture that was tapped, in a sheet that is loaded then. */
export function Preview({ tile, position, count, open, onOpenChange }: PreviewProps) {
  const t = usePartWords('uploadField', uploadFieldWords)
  const { part: Sheet, failed, prepare } = useLazyPart(loadSheet)
  const giveUp = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    if (open) prepare()
  }, [open, prepare])
  useEffect(() => {
    if (failed) giveUp()
  }, [failed])
  return (
    Sheet && (
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={t.previewTitle(position, count)}
        file={tile?.item?.file}
        url={tile?.picture?.url}
        alt={t.picture(position)}
      />
    )
  )
}
