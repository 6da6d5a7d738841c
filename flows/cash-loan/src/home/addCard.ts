import { errorText, type Gateway } from '@koo/api-client'
import { userBindBankcardV2 } from '@koo/api-client/calls'
import type { FlowHost } from '@koo/flow'
import { isSessionEnd } from '@koo/steps'
import { BIND_SOURCE_TITLE } from '../constants.ts'
import { copy } from './copy.ts'

/** Asks for the bind page and leaves for it through the host's address gate. Resolves with what went wrong, in words. */
export async function addCard(
  host: FlowHost,
  gateway: Gateway,
  period: number | null,
  amount: string,
): Promise<string | null> {
  try {
    const { url } = await userBindBankcardV2(gateway, {
      // Our own page without its query: nothing personal travels in it.
      callBackUrl: location.origin + location.pathname,
      sourceTitle: BIND_SOURCE_TITLE,
      ...(period !== null && { period }),
      ...(amount !== '' && { amount }),
    })
    return (await host.openUrl(url)) ? null : copy.addCardFailed
  } catch (error) {
    return isSessionEnd(error) ? null : errorText(error)
  }
}
