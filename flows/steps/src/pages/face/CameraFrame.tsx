import { MediaCapture, type CaptureState } from '@koo/kit/MediaCapture'
import { useEffect, useRef, useState } from 'react'
import { pictureOf } from './picture.ts'
import { copy } from './copy.ts'
import { isGone, type CameraView } from './useCamera.ts'

export interface CameraFrameProps {
  view: CameraView
  isSending: boolean
  /** What the camera of the app says to have done, from 0 to 1; null when it says nothing. */
  progress: number | null
  /** Opens the camera, or opens it again. */
  onOpen(): void
  /** Sends the picture that the customer has looked at. */
  onUse(picture: Blob): unknown
}

/** The running camera, and the picture that was taken with it. The contract takes a picture: no clip is recorded. */
export function CameraFrame({ view, isSending, progress, onOpen, onUse }: CameraFrameProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [taken, setTaken] = useState<Blob | null>(null)
  const stream = view.at === 'live' ? view.stream : null
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream, taken])
  const state: CaptureState =
    isSending || progress !== null ? 'sending' : taken ? 'taken' : view.at === 'off' ? 'starting' : view.at
  const retake = () => {
    setTaken(null)
    if (view.at !== 'live') onOpen()
  }
  return (
    <MediaCapture
      kind="face"
      mirrored
      title={copy.frameTitle}
      state={state}
      progress={isSending ? null : progress}
      {...(isSending && { hint: copy.sending })}
      {...(view.at === 'failed' && {
        failure: copy.failures[view.why === 'refused' && view.isAgain ? 'refusedAgain' : view.why],
      })}
      onShutter={async () => {
        if (video.current && video.current.videoWidth > 0) setTaken(await pictureOf(video.current))
      }}
      {...((view.at !== 'failed' || view.canRetry) && { onRetake: retake })}
      quietRetake={view.at === 'failed' && isGone(view.why)}
      onUse={() => taken && onUse(taken)}
    >
      {taken ? <Picture of={taken} /> : stream && <video ref={video} autoPlay playsInline muted />}
    </MediaCapture>
  )
}

/** A picture that is only in memory; its address ends with it. */
function Picture({ of }: { of: Blob }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(of)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [of])
  return <img ref={image} alt="" />
}
