/** Why the camera of the browser gave nothing. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'tooOld' | 'timedOut'

/** Opens the front camera of the browser, with the microphone for `hasSound`. The caller stops its tracks. */
export function openCamera({ hasSound = false } = {}): Promise<MediaStream> {
  // Not there in pages without https and in old web views, whatever the types say.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) return Promise.reject(new DOMException('There is no camera.', 'NotFoundError'))
  return mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 720 } }, audio: hasSound })
}

export const stopCamera = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop())

const FAILURES: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The kind of a failure of `openCamera`. */
export const cameraFailure = (error: unknown): CameraFailure =>
  (error instanceof Error || error instanceof DOMException) && Object.hasOwn(FAILURES, error.name)
    ? (FAILURES[error.name] ?? 'missing')
    : 'missing'
