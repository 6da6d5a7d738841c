import { useOpenUrl } from '@koo/page'
import { useTrack } from '@koo/page/track'
import type { HomeEvents } from './events.ts'
import type { FloorCode } from './floors.ts'

/** Opens a link of a floor through the host's gate. */
export function useFollow(floor: FloorCode): (url: string) => void {
  const track = useTrack<HomeEvents>()
  const open = useOpenUrl()
  return (url) => {
    track('floor', { floor })
    void open(url)
  }
}
