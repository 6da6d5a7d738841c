/** MP4, which the contract takes: first the kind that every phone plays. */
const TYPES = ['video/mp4;codecs="avc1.42E01F,mp4a.40.2"', 'video/mp4']
/** 20 seconds have 3 MB: enough to see a face and to hear a sentence. */
const QUALITY = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 64_000 }

/** The type of video that this browser records; null when it records no MP4, or a page may open no camera in it. */
export function videoType(): string | null {
  const { MediaRecorder: Recorder } = globalThis as { MediaRecorder?: typeof MediaRecorder }
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!Recorder || !mediaDevices) return null
  return TYPES.find((type) => Recorder.isTypeSupported(type)) ?? null
}

export interface Recording {
  stop(): void
  /** The video, once it is stopped or its camera has ended; null when nothing was recorded. */
  readonly video: Promise<Blob | null>
}

/** Records a running camera. Throws when the browser cannot. */
export function recordVideo(stream: MediaStream, type: string): Recording {
  const recorder = new MediaRecorder(stream, { mimeType: type, ...QUALITY })
  const parts: Blob[] = []
  const video = new Promise<Blob | null>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('error', () => resolve(null))
    recorder.addEventListener('stop', () => {
      // Without the codecs, which are not part of the type of a file.
      const whole = new Blob(parts, { type: 'video/mp4' })
      resolve(whole.size > 0 ? whole : null)
    })
  })
  recorder.start()
  return {
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop()
    },
    video,
  }
}
