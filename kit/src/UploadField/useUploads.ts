import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { encodePicture, PictureError, takePicture } from '../files/picture.ts'
import { acceptsType, type Chosen, type Rejection } from './screenFiles.ts'
import { shareOf } from './shareOf.ts'
import type { Upload, UploadedPicture } from './types.ts'

/** One picture that was added on this page. */
export interface UploadItem extends Chosen {
  key: string
  /** The original until it is compressed. */
  file: File
  compressed: boolean
  state: 'preparing' | 'uploading' | 'failed' | 'done'
  /** 0 to 1. */
  progress: number
  /** Why the upload failed. */
  failure?: unknown
  picture?: UploadedPicture
}

interface Options {
  /** As in the `accept` attribute. */
  accept: string
  upload: Upload
  /** Called after each upload, with all pictures uploaded on this page, in order, and with all items. */
  onUploaded: (pictures: readonly UploadedPicture[], items: readonly UploadItem[]) => void
  /** Called for each file that is not a picture that can be used; it is removed. */
  onRejected: (rejection: Rejection) => void
}

const uploadedOf = (items: readonly UploadItem[]) =>
  items.flatMap(({ state, picture }) => (state === 'done' && picture ? [picture] : []))

/**
 * Reads pictures when they are chosen, then compresses and uploads them one by one. A failed one keeps its place and can be tried again; a removed one is
 * aborted. Running uploads end when the field is unmounted.
 */
export function useUploads(options: Options) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  // Two uploads may end between two renders; the second must see the result of the first.
  const current = useRef(items)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const controllers = useRef(new Map<string, AbortController>())
  const lastKey = useRef(0)
  // One picture is decoded at a time: a cheap phone has no memory for several.
  const compression = useRef<Promise<unknown>>(Promise.resolve())

  const commit = (next: readonly UploadItem[]) => {
    current.current = next
    setItems(next)
  }
  const patch = (key: string, change: Partial<UploadItem>) =>
    commit(current.current.map((item) => (item.key === key ? { ...item, ...change } : item)))
  const drop = (key: string) => commit(current.current.filter((item) => item.key !== key))

  const compressInTurn = (file: File, signal: AbortSignal) => {
    const compressed = compression.current.then(() => encodePicture(file, { signal }))
    compression.current = compressed.catch(() => undefined)
    return compressed
  }

  const run = async ({ key, file, place, compressed }: UploadItem) => {
    const controller = new AbortController()
    const { signal } = controller
    controllers.current.set(key, controller)
    patch(key, { state: compressed ? 'uploading' : 'preparing', progress: 0, failure: undefined })
    try {
      let ready = file
      if (!compressed) {
        // Before its turn: whatever happens to the file until then, the picture is the one that was chosen.
        const picture = await takePicture(file)
        if (signal.aborted) return
        if (!acceptsType(latest.current.accept, picture.type)) throw new PictureError('type', 'Not accepted.')
        patch(key, { file: picture })
        ready = await compressInTurn(picture, signal)
        if (signal.aborted) return
        patch(key, { state: 'uploading', file: ready, compressed: true })
      }
      const onProgress = (fraction: number) => {
        if (!signal.aborted) patch(key, { progress: shareOf(fraction) })
      }
      const picture = await latest.current.upload(ready, { onProgress, signal })
      if (signal.aborted) return
      patch(key, { state: 'done', progress: 1, picture })
      latest.current.onUploaded(uploadedOf(current.current), current.current)
    } catch (failure) {
      if (signal.aborted) return
      if (failure instanceof PictureError) {
        drop(key)
        const code = failure.fault === 'unreadable' ? 102 : failure.fault
        latest.current.onRejected({ code, file, ...(place !== undefined && { place }) })
      } else patch(key, { state: 'failed', failure })
    } finally {
      if (controllers.current.get(key) === controller) controllers.current.delete(key)
    }
  }

  const add = (chosen: readonly Chosen[]) => {
    const added = chosen.map((one): UploadItem => {
      lastKey.current += 1
      return { ...one, key: String(lastKey.current), compressed: false, state: 'preparing', progress: 0 }
    })
    commit([...current.current, ...added])
    for (const item of added) void run(item)
  }

  const retry = (key: string) => {
    const item = current.current.find((one) => one.key === key)
    if (item?.state === 'failed') void run(item)
  }

  const remove = (key: string) => {
    controllers.current.get(key)?.abort()
    controllers.current.delete(key)
    drop(key)
  }

  /** Removes pictures that the owner of the value removed from it. */
  const keepOnly = (pictures: readonly UploadedPicture[]) => {
    const isKept = ({ state, picture }: UploadItem) =>
      state !== 'done' || pictures.some(({ id }) => id === picture?.id)
    if (!current.current.every(isKept)) commit(current.current.filter(isKept))
  }

  const stop = useEffectEvent(() => {
    const running = [...controllers.current]
    controllers.current.clear()
    for (const [key, controller] of running) {
      controller.abort()
      // A field that was only hidden may come back; then an aborted upload can be tried again.
      patch(key, { state: 'failed' })
    }
  })
  useEffect(() => () => stop(), [])

  return { items, add, retry, remove, keepOnly }
}
