import { expect } from 'vitest'
import type { Upload } from '../src/UploadField/index.ts'
import { photoOf } from '../src/UploadField/samples.ts'

/** A small photo with this name. */
export const photo = (name: string) => photoOf(210, name, 60, 40)

/** Small photos, one per name. */
export const photos = (...names: string[]) => Promise.all(names.map(photo))

/** Selects files in the album, as the system's picker does. */
export function choose(files: readonly File[], from: 'camera' | 'album' = 'album') {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')]
  const input = inputs.find((one) => one.hasAttribute('capture') === (from === 'camera'))
  if (!input) throw new Error('there is nothing to choose files with')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** An `upload` whose results the test sets by hand. */
export function uploadByHand() {
  const calls: {
    file: File
    signal: AbortSignal
    progress: (fraction: number) => void
    done: (id?: string) => void
    fail: (reason?: unknown) => void
  }[] = []
  const upload: Upload = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      calls.push({
        file,
        signal,
        progress: onProgress,
        done: (id = file.name) => resolve({ id }),
        fail: (reason = new Error('offline')) => reject(reason as Error),
      })
    })
  const call = async (index: number) => {
    await expect.poll(() => calls.length).toBeGreaterThan(index)
    const found = calls[index]
    if (!found) throw new Error(`there was no upload number ${index}`)
    return found
  }
  return { upload, calls, call }
}
