import { otherGetMultiWebConfigQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { configKeys, configValue } from '@koo/flow/config'
import { useCall } from '@koo/page/query'
import { useEffect, useMemo } from 'react'
import type { LateReplies } from '../figures/loanView.ts'
import { useLoanPage } from '../loanContext.ts'
import { WITHDRAW_CARD_KEY } from './constants.ts'
import { cardRule } from './withdrawCard.ts'

const REQUEST = { keys: [WITHDRAW_CARD_KEY] }

// bankCard.6, gap 67
/**
 * Gives the loan page the rule by which cards can be selected, in the provider's own apps. The value that the host has read already
 * counts, unless it is the fallback; else the server is asked. Until it is known, and where it does not load, every card can be
 * selected: the lender decides in any case.
 */
export function useCardRule(addReplies: (more: LateReplies) => void): void {
  const host = useHost()
  const { amount, rates } = useLoanPage().queries
  const known = configValue(WITHDRAW_CARD_KEY, host.config(WITHDRAW_CARD_KEY))
  const isOwn = known !== configKeys[WITHDRAW_CARD_KEY].fallback
  const config = useCall(otherGetMultiWebConfigQuery, REQUEST, { enabled: host.inApp === true && !isOwn })
  const given = isOwn ? known : config.data?.[WITHDRAW_CARD_KEY]
  const limits = amount.data?.content
  const periods = rates.data?.periodList
  const narrow = useMemo(
    () =>
      host.inApp && limits
        ? cardRule(configValue(WITHDRAW_CARD_KEY, given), host, { limits, periods })
        : null,
    [host, given, limits, periods],
  )
  useEffect(() => {
    if (!narrow) return undefined
    addReplies({ narrow })
    return () => addReplies({ narrow: null })
  }, [addReplies, narrow])
}
