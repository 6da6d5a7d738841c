import { userQueryIdentity } from '@koo/api-client/calls'
import { toast } from '@koo/kit/OverlayHost'
import { maskedPhone, shownMask } from '@koo/page'
import { toastFailure } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { useState } from 'react'
import { copy } from './copy.ts'

/** Whether a change whose submit got no reply has arrived: then the number of the account is the typed one. */
export function useArrival(typed: string, onArrived: () => void) {
  const gateway = useGateway()
  /** The new number, masked by the server; null as long as nothing is known of a change. */
  const [arrived, setArrived] = useState<string | null>(null)
  const look = async () => {
    try {
      const { mobile } = await userQueryIdentity(gateway, {})
      if (!mobile || shownMask(mobile) !== maskedPhone(typed)) return toast(copy.notChanged)
      setArrived(mobile)
      return onArrived()
    } catch (error) {
      return toastFailure(error)
    }
  }
  return { arrived, look }
}
