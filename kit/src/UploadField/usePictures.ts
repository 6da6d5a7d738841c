import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { screenFiles, type FileLimits, type Rejection, type RejectionCode } from './screenFiles.ts'
import { shareOf } from './shareOf.ts'
import { earlierOf, tilesOf, type Tile } from './tiles.ts'
import type { PickPictures, Upload, UploadedPicture, UploadSource } from './types.ts'
import { useUploads } from './useUploads.ts'

interface Options extends Omit<FileLimits, 'room'> {
  value: readonly UploadedPicture[]
  setValue: (value: readonly UploadedPicture[]) => void
  /** Maximum number of pictures. */
  max: number
  upload: Upload
  pick: PickPictures | undefined
  onRejected: ((code: RejectionCode) => void) | undefined
  onBusyChange: ((busy: boolean) => void) | undefined
  onUnsentChange: ((count: number) => void) | undefined
}

/** The state of an UploadField: pictures of its value, running uploads, and the reasons of rejections. */
export function usePictures(options: Options) {
  const { value, setValue, max, maxKb, accept, upload, pick, onRejected, onBusyChange, onUnsentChange } =
    options
  const [rejections, setRejections] = useState<readonly Rejection[]>([])
  /** One more: several files of a selection may be rejected, and each only when it is read. */
  const reject = (rejection: Rejection) => {
    setRejections((before) => [...before, rejection])
    onRejected?.(rejection.code)
  }

  // An upload ends long after the render that started it.
  const latest = useRef({ value, setValue })
  useLayoutEffect(() => {
    latest.current = { value, setValue }
  })
  const uploads = useUploads({
    accept,
    upload,
    onUploaded: (uploaded, items) =>
      latest.current.setValue([...earlierOf(latest.current.value, items), ...uploaded]),
    onRejected: reject,
  })
  const { items } = uploads
  const dropRemoved = useEffectEvent(() => uploads.keepOnly(value))
  useLayoutEffect(() => dropRemoved(), [value])

  /** Part of a picture that has arrived from the host; null while none reports it. */
  const [incoming, setIncoming] = useState<number | null>(null)
  const pickRun = useRef<AbortController | null>(null)
  useEffect(() => () => pickRun.current?.abort(), [])

  const uploading = items.filter(({ state }) => state === 'preparing' || state === 'uploading').length
  const running = uploading + (incoming === null ? 0 : 1)
  const reportBusy = useEffectEvent((busy: boolean) => onBusyChange?.(busy))
  const isBusy = running > 0
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current !== isBusy) reportBusy(isBusy)
    wasBusy.current = isBusy
  }, [isBusy])

  const reportUnsent = useEffectEvent((count: number) => onUnsentChange?.(count))
  const unsent = items.filter(({ state }) => state !== 'done').length
  const lastUnsent = useRef(unsent)
  useEffect(() => {
    if (lastUnsent.current !== unsent) reportUnsent(unsent)
    lastUnsent.current = unsent
  }, [unsent])

  const tiles = tilesOf(value, items)
  const room = Math.max(0, max - tiles.length)
  // The host's camera may be open for long: what counts is the room when its pictures arrive.
  const latestRoom = useRef(room)
  useLayoutEffect(() => {
    latestRoom.current = room
  })

  const add = (selection: readonly File[]) => {
    const { chosen, rejections: now } = screenFiles(selection, { maxKb, room: latestRoom.current })
    setRejections([])
    now.forEach(reject)
    if (chosen.length > 0) uploads.add(chosen)
  }

  return {
    tiles,
    /** How many more pictures can be added. */
    room,
    /** Number of running uploads, and of pictures that arrive from the host. */
    running,
    incoming,
    rejections,
    add,
    /** Opens the host's camera or album. */
    addFromHost: async (source: UploadSource) => {
      const run = new AbortController()
      const { signal } = run
      pickRun.current = run
      const onProgress = (fraction: number) => {
        if (pickRun.current === run) setIncoming(shareOf(fraction))
      }
      try {
        const files = await pick?.(source, room, { onProgress, signal })
        if (files && files.length > 0 && !signal.aborted) add(files)
      } catch {
        if (!signal.aborted) {
          setRejections([])
          reject({ code: 102 })
        }
      } finally {
        if (pickRun.current === run) {
          pickRun.current = null
          setIncoming(null)
        }
      }
    },
    /** Cancels the picture that arrives from the host. */
    cancelIncoming: () => {
      pickRun.current?.abort()
      pickRun.current = null
      setIncoming(null)
    },
    retry: ({ item }: Tile) => {
      if (item) uploads.retry(item.key)
    },
    /** Removes a picture; a running upload is aborted. */
    remove: ({ item, picture }: Tile) => {
      setRejections([])
      if (item) uploads.remove(item.key)
      if (picture) setValue(value.filter(({ id }) => id !== picture.id))
    },
  }
}
