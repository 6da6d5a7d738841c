import { errorText, type GatewayError } from '@koo/api-client'
import { merchantGetStoreAuthUrl } from '@koo/api-client/calls'
import { useOpenUrl } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { Platform } from './platforms.ts'

/**
 * Leaves for the page of a platform through the host's url gate; the platform leads back to this page. Each tap asks for an
 * address of its own: it is good for half an hour, so one that was kept would be too old. `refusal`: why the server gives none.
 */
export function useAuthorise(platform: Platform, onRefused: () => unknown) {
  const open = useOpenUrl(copy.refused)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { run, pending, failure } = useSubmit(merchantGetStoreAuthUrl, {
    repeatable: true,
    codes: {
      // Authorised meanwhile, in another tab: the state that is shown is old.
      42121: (error: GatewayError) => {
        setRefusal(errorText(error))
        void onRefused()
      },
    },
    onDone: ({ url }) => open(url),
  })
  const authorise = () => {
    setRefusal(null)
    // The route of this page, without its query: nothing of the visit goes to the platform.
    return run({ platform, callBackUrl: location.origin + location.pathname })
  }
  return { authorise, pending, refusal: refusal ?? failure?.text ?? null }
}
