import type { FileRequest } from '@koo/flow'
import { deviceFailure } from '../failure.ts'

/** The browser's file picker. Rejects as cancelled when it is closed without a file. */
export function pickFile({ accept, camera, signal }: FileRequest): Promise<File> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(deviceFailure('cancelled'))
    if (signal?.aborted) return cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    const input = Object.assign(document.createElement('input'), { type: 'file', accept })
    if (camera) input.setAttribute('capture', camera)
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file) resolve(file)
      else cancel()
    })
    input.addEventListener('cancel', cancel)
    input.click()
  })
}
