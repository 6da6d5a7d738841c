import { vi } from 'vitest'

interface FakeRecorderOptions {
  /** Types of video that it records. */
  types?: readonly string[]
  /** What it gives at the end. */
  parts?: readonly string[]
  /** It gives nothing at the end, and does not say that it has ended. */
  isSilent?: boolean
}

/** A recorder of the browser that gives what the test says. Returns the recorders that were made, with what each was made from. */
export function fakeRecorder({
  types = ['video/mp4'],
  parts = ['a video'],
  isSilent = false,
}: FakeRecorderOptions = {}) {
  const made: Recorder[] = []
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => types.includes(type)
    readonly from: readonly [MediaStream, MediaRecorderOptions]
    readonly stopped = vi.fn()
    state = 'inactive'

    constructor(...from: [MediaStream, MediaRecorderOptions]) {
      super()
      this.from = from
      made.push(this)
    }
    start() {
      this.state = 'recording'
    }
    stop() {
      this.stopped()
      this.state = 'inactive'
      if (isSilent) return
      for (const part of parts)
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([part]) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  return made
}
