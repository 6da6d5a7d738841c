import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { screenFiles, type FileLimits, type RejectionCode } from './screenFiles.ts'
import { earlierOf, tilesOf, type Tile } from './tiles.ts'
import type { PickPictures, Upload, UploadedPicture, UploadSource } from './types.ts'
import { useUploads } from './useUploads.ts'

interface Options extends Omit<FileLimits, 'room'> {
  value: readonly UploadedPicture[]
  setValue: (value: readonly UploadedPicture[]) => void
  /** Most pictures. */
  max: number
  upload: Upload
  pick: PickPictures | undefined
  onRejected: ((code: RejectionCode) => void) | undefined
  onBusyChange: ((busy: boolean) => void) | undefined
}

/** The pictures of an UploadField: those of its value, those on their way, and why others were not taken. */
export function usePictures(options: Options) {
  const { value, setValue, max, maxKb, accept, upload, pick, onRejected, onBusyChange } = options
  const [rejection, setRejection] = useState<RejectionCode | null>(null)
  const reject = (code: RejectionCode) => {
    setRejection(code)
    onRejected?.(code)
  }

  // An upload ends long after the render that began it.
  const latest = useRef({ value, setValue })
  useLayoutEffect(() => {
    latest.current = { value, setValue }
  })
  const uploads = useUploads({
    upload,
    onUploaded: (uploaded, items) =>
      latest.current.setValue([...earlierOf(latest.current.value, items), ...uploaded]),
    onUnreadable: () => reject(102),
  })
  const { items } = uploads
  const forgetRemoved = useEffectEvent(() => uploads.keepOnly(value))
  useLayoutEffect(() => forgetRemoved(), [value])

  const running = items.filter(({ state }) => state === 'preparing' || state === 'uploading').length
  const tellBusy = useEffectEvent((busy: boolean) => onBusyChange?.(busy))
  const isBusy = running > 0
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current !== isBusy) tellBusy(isBusy)
    wasBusy.current = isBusy
  }, [isBusy])

  const tiles = tilesOf(value, items)
  const room = Math.max(0, max - tiles.length)

  const add = (selection: readonly File[]) => {
    const { files, rejection: code } = screenFiles(selection, { accept, maxKb, room })
    if (code === undefined) setRejection(null)
    else reject(code)
    if (files.length > 0) uploads.add(files)
  }

  return {
    tiles,
    /** How many more may be added. */
    room,
    /** How many are on their way. */
    running,
    rejection,
    add,
    /** Asks the host for pictures. */
    addFromHost: async (source: UploadSource) => {
      try {
        const files = await pick?.(source, room)
        if (files && files.length > 0) add(files)
      } catch {
        reject(102)
      }
    },
    retry: ({ item }: Tile) => {
      if (item) uploads.retry(item.key)
    },
    /** Takes a picture away; one that is on its way is aborted. */
    remove: ({ item, picture }: Tile) => {
      setRejection(null)
      if (item) uploads.remove(item.key)
      if (picture) setValue(value.filter(({ id }) => id !== picture.id))
    },
  }
}
