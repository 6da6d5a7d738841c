import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useOpenUrl } from '@koo/page'
import { useConfig } from '@koo/steps/configured'
import { exactCents, readableText, showsMoreThanBanner } from '@koo/pricing'

// result.6, result.23
/**
 * Offer to borrow more, with the server's text and button, as a quiet row: nothing praises a second loan on the receipt of
 * the first. Its address goes through the url gate. Without a known limit the server alone decides.
 */
export function MoreThanCard({ loan }: { loan: CashQueryResultPageContent }) {
  const open = useOpenUrl()
  const least = useConfig('moreThanBannerMin')
  const text = loan.textDto?.text
  const { buttonText, linkUrl } = loan.buttonDto ?? {}
  const available = loan.cashAvailAmountAll
  if (!text || !buttonText || !linkUrl) return null
  if (available != null && !showsMoreThanBanner(exactCents(available), least)) return null
  return (
    <Surface pad="list">
      <ListRow
        data-event="more_loan"
        label={readableText(text)}
        value={buttonText}
        tone="quiet"
        onClick={() => void open(linkUrl)}
      />
    </Surface>
  )
}
