import { userBindBankcardV2 } from '@koo/api-client/calls'
import type { UserBindBankcardV2Content, UserBindBankcardV2Request } from '@koo/api-client/types'
import { useOpenUrl } from '@koo/page'
import { useSubmit, type WriteCall } from '@koo/page/form'
import { bindRequest } from './bindRequest.ts'
import { copy } from './copy.ts'

/** Asks for the address of the page where a card is added. One that takes less of the request passes on what it takes. */
export type BindCardCall = WriteCall<UserBindBankcardV2Request, UserBindBankcardV2Content, number>

export interface BindCard {
  /** Opens the page where a card is added. `loan`: the loan that the card has to be fit for. */
  addCard(loan?: Pick<UserBindBankcardV2Request, 'amount' | 'period' | 'specialAssetTag'>): Promise<void>
  /** The request for the address is running. */
  pending: boolean
}

/**
 * Adding a bank card: requests the address of the bank's page, by `call`, and opens it through the host's url gate. The
 * customer comes back to the current page. A refusal is shown as a toast.
 */
export function useBindCard(call: BindCardCall = userBindBankcardV2): BindCard {
  const open = useOpenUrl(copy.notOpened)
  const { run, pending } = useSubmit(call, {
    toast: true,
    onDone: ({ url }) => open(url),
  })
  const addCard: BindCard['addCard'] = (loan) =>
    // The address of the current page, without its query: no personal data goes to the bank.
    run({ ...bindRequest(location.origin + location.pathname), ...loan })
  return { addCard, pending }
}
