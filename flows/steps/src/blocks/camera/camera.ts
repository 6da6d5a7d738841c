/**
 * Why the camera of the browser gave nothing, or gives nothing any more. `hidden`: another app or tab came to the front, and the
 * camera was turned off.
 */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'tooOld' | 'timedOut' | 'hidden'

export interface CameraOptions {
  /** With the microphone. */
  hasSound?: boolean
  /** Turns the camera off. */
  signal: AbortSignal
  /** Called when the camera went off otherwise: another app took it, or the page was hidden. */
  onEnded(why: CameraFailure): void
}

const HIDDEN = 'HiddenError'

/**
 * Opens the front camera of the browser. It is on until `signal` aborts, and never while the page is hidden: who looks at another
 * app is not filmed. Rejects when it is not opened; `cameraFailure` says why.
 */
export async function openCamera({ hasSound = false, signal, onEnded }: CameraOptions): Promise<MediaStream> {
  // Not there in pages without https and in old web views, whatever the types say.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) throw new DOMException('There is no camera.', 'NotFoundError')
  const stream = await mediaDevices.getUserMedia({
    video: { facingMode: 'user', width: { ideal: 720 } },
    audio: hasSound,
  })
  const tracks = stream.getTracks()
  const turnOff = () => {
    for (const track of tracks) {
      track.removeEventListener('ended', taken)
      track.stop()
    }
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', hide)
    signal.removeEventListener('abort', turnOff)
  }
  const end = (why: CameraFailure) => {
    turnOff()
    onEnded(why)
  }
  const taken = () => end('busy')
  const hide = () => end('hidden')
  const look = () => {
    if (document.visibilityState === 'hidden') hide()
  }
  // The permission may be given long after the page was left.
  if (signal.aborted || document.visibilityState === 'hidden') {
    turnOff()
    throw new DOMException('The page is not shown.', signal.aborted ? 'AbortError' : HIDDEN)
  }
  for (const track of tracks) track.addEventListener('ended', taken)
  document.addEventListener('visibilitychange', look)
  // Some web views send no other event when their app goes to the back.
  window.addEventListener('pagehide', hide)
  signal.addEventListener('abort', turnOff)
  return stream
}

const FAILURES: ReadonlyMap<string, CameraFailure> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  [HIDDEN, 'hidden'],
])

/** The kind of a failure of `openCamera`. */
export const cameraFailure = (error: unknown): CameraFailure =>
  error instanceof Error || error instanceof DOMException
    ? (FAILURES.get(error.name) ?? 'missing')
    : 'missing'
