import { useEffect, useRef } from 'react'
import type { PageVideo } from './usePageVideo.ts'

export interface PageVideoPictureProps {
  view: Exclude<PageVideo, { at: 'closed' }>
  /** Name of the video that was taken, which can be played. */
  label: string
  /** Called with the first picture of the camera. */
  onShown(): void
}

/** The running camera, or the video that was taken with it. */
export function PageVideoPicture({ view, label, onShown }: PageVideoPictureProps) {
  const player = useRef<HTMLVideoElement>(null)
  const stream = view.at === 'taken' ? null : view.stream
  const video = view.at === 'taken' ? view.video : null
  useEffect(() => {
    if (player.current) player.current.srcObject = stream
  }, [stream])
  // Only in memory; its address ends with it.
  useEffect(() => {
    if (!video || !player.current) return undefined
    const url = URL.createObjectURL(video)
    player.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [video])
  // Muted while it runs: the customer would hear their own voice.
  return video ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said is the sentence that stands beside it.
    <video
      ref={player}
      key="taken"
      controls
      controlsList="nodownload"
      disablePictureInPicture
      playsInline
      aria-label={label}
    />
  ) : (
    <video ref={player} key="camera" autoPlay playsInline muted onLoadedData={onShown} />
  )
}
