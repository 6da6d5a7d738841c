import { userBindBankcardV2 } from '@koo/api-client/calls'
import type { UserBindBankcardV2Request } from '@koo/api-client/types'
import { useOpenUrl, useSubmit } from '@koo/page'
import { copy } from './copy.ts'

/** Sent with every request for the page where a card is added (spec 7). */
const SOURCE_TITLE = '0'

export interface BindCard {
  /** Opens the page where a card is added. `loan`: amount and period that the card has to be fit for. */
  addCard(loan?: Pick<UserBindBankcardV2Request, 'amount' | 'period'>): Promise<void>
  /** The request for the address is running. */
  pending: boolean
}

/**
 * Adding a bank card: requests the address of the bank's page and opens it through the host's url gate. The customer comes
 * back to the current page. A refusal is shown as a toast (spec 8).
 */
export function useBindCard(): BindCard {
  const open = useOpenUrl(copy.notOpened)
  const { run, pending } = useSubmit(userBindBankcardV2, {
    toast: true,
    onDone: ({ url }) => open(url),
  })
  const addCard: BindCard['addCard'] = (loan) =>
    run({
      // The address of the current page, without its query: no personal data goes to the bank.
      callBackUrl: location.origin + location.pathname,
      sourceTitle: SOURCE_TITLE,
      ...loan,
    })
  return { addCard, pending }
}
