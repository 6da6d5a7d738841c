import { userBindBankcardV2 } from '@koo/api-client/calls'
import type { UserBindBankcardV2Request } from '@koo/api-client/types'
import { useOpenUrl, useSubmit } from '@koo/page'
import { copy } from './copy.ts'

/** Sent with every request for the page where a card is added (spec 7). */
const SOURCE_TITLE = '0'

export interface BindCard {
  /** Leaves for the page where a card is added. `loan`: what is being asked for, for a card that fits it. */
  addCard(loan?: Pick<UserBindBankcardV2Request, 'amount' | 'period'>): Promise<void>
  /** The address is being asked for. */
  pending: boolean
}

/**
 * Adding a bank card: asks for the address and leaves for it through the host's address gate. The customer comes back
 * to the page that asked. A refusal is a toast (spec 8).
 */
export function useBindCard(): BindCard {
  const open = useOpenUrl(copy.notOpened)
  const { run, pending } = useSubmit(userBindBankcardV2, {
    toast: true,
    onDone: ({ url }) => open(url),
  })
  const addCard: BindCard['addCard'] = (loan) =>
    run({
      // Our own page without its query: nothing personal travels in it.
      callBackUrl: location.origin + location.pathname,
      sourceTitle: SOURCE_TITLE,
      ...loan,
    })
  return { addCard, pending }
}
