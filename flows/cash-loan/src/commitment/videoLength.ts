import type { Clock } from '@koo/page/time'
import { READ_LENGTH_MS, VIDEO_SECONDS, VIDEO_SLACK_S } from './constants.ts'

/** Length of a recording in seconds; null when this browser cannot say: then the server checks alone. */
async function secondsOf(video: Blob, clock: Clock): Promise<number | null> {
  const url = URL.createObjectURL(video)
  const player = document.createElement('video')
  const read = new Promise<number | null>((resolve) => {
    player.addEventListener('loadedmetadata', () => resolve(player.duration))
    player.addEventListener('error', () => resolve(null))
  })
  player.preload = 'metadata'
  player.src = url
  const seconds = await Promise.race([read, clock.wait(READ_LENGTH_MS).then(() => null)])
  URL.revokeObjectURL(url)
  return seconds !== null && Number.isFinite(seconds) ? seconds : null
}

// video.7
/** Whether a recording is longer than a commitment may be. */
export async function isTooLong(video: Blob, clock: Clock): Promise<boolean> {
  const seconds = await secondsOf(video, clock)
  return seconds !== null && seconds > VIDEO_SECONDS + VIDEO_SLACK_S
}
