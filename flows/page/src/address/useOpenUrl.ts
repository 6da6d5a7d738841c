import { useAddress } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useCallback } from 'react'
import { copy } from '../copy.ts'

/**
 * Opens an address from a reply or from the configuration. When the host's url gate refuses it, `refused` is shown as a
 * toast: every tap has an effect. Resolves to whether the address was opened; never rejects.
 */
export function useOpenUrl(refused: string = copy.refusedUrl): (url: string) => Promise<boolean> {
  const address = useAddress()
  return useCallback(
    async (url) => {
      const isOpened = await address.openUrl(url)
      if (!isOpened) toast(refused, { kind: 'fail' })
      return isOpened
    },
    [address, refused],
  )
}
