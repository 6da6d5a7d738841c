import { errorText, isGatewayError } from '@koo/api-client'
import { Button } from '@koo/kit/Button'
import type { QueryFailure } from '@koo/page/layout'
import type { OfferFault } from '@koo/pricing'
import { copy } from './copy.ts'
import { CouponsLeftOut, LoanMayBeOpen, OfferRefused } from './useTerms.ts'

interface TermsFailureActions {
  onBack(): unknown
  /** Requests the terms again without these coupons. */
  onWithout(ids: readonly string[]): void
}

const { changed, contradictory, tooDear, nobody } = copy.notOffered

/** Texts for terms that must not be signed. */
const NOT_OFFERED: Record<OfferFault, { title: string; text: string }> = {
  amount: changed,
  choice: changed,
  rateCap: tooDear,
  statedRate: contradictory,
  rows: contradictory,
  payment: contradictory,
  discount: contradictory,
  dates: contradictory,
  lender: nobody,
}

/** Error view for terms that did not load or must not be signed: this page has borrowed nothing, and a button leads back. */
export function termsFailure(error: Error | null, { onBack, onWithout }: TermsFailureActions): QueryFailure {
  const isLeftOut = error instanceof CouponsLeftOut
  const isOpen = error instanceof LoanMayBeOpen && error.found === 'open'
  const leads = isLeftOut || isOpen || error instanceof OfferRefused
  return {
    ...textsOf(error),
    // Asking again would have the same answer.
    leads,
    footer: (
      <>
        {isLeftOut && (
          <Button block onClick={() => onWithout(error.ids)}>
            {copy.leftOut.continueWithout}
          </Button>
        )}
        <Button block kind={leads && !isLeftOut ? 'primary' : 'text'} onClick={onBack}>
          {isOpen ? copy.toOpen : copy.back}
        </Button>
      </>
    ),
  }
}

/** Texts by failure; a refusal has the text of the catalogue (spec 8). */
function textsOf(error: Error | null): QueryFailure {
  if (error instanceof LoanMayBeOpen)
    return error.found === 'open' ? copy.open : { ...copy.failed, text: copy.unreachable }
  if (error instanceof OfferRefused) return NOT_OFFERED[error.fault]
  if (error instanceof CouponsLeftOut) {
    const { title, text } = copy.leftOut
    return { title: isGatewayError(error.cause) ? errorText(error.cause) : title, text }
  }
  const isRefusal = isGatewayError(error) && error.kind === 'result'
  return isRefusal ? { ...copy.failed, title: errorText(error) } : copy.failed
}
