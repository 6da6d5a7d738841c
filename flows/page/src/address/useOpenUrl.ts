import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useCallback } from 'react'
import { copy } from '../copy.ts'

/**
 * Opens an address that a reply or the configuration named. The host's gate may refuse it: then `refused` is said as a
 * toast, so that no tap is without an answer. Resolves to whether it was opened; never rejects.
 */
export function useOpenUrl(refused: string = copy.refusedUrl): (url: string) => Promise<boolean> {
  const host = useHost()
  return useCallback(
    async (url) => {
      const isOpened = await host.openUrl(url)
      if (!isOpened) toast(refused, { kind: 'fail' })
      return isOpened
    },
    [host, refused],
  )
}
