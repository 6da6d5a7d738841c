import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { CornerMark } from '@koo/kit/CornerMark'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useOpenUrl } from '@koo/page'
import { exactCents, showsMoreThanBanner } from '@koo/pricing'
import { adMark } from './adText.ts'
import * as styles from './result.css.ts'

/** `cornerStatus` of a mark that is not shown; the specification gives the field and no values. */
const MARK_OFF = '0'

// result.6, result.23
/**
 * Offer to borrow more, with the server's text and button; its address goes through the url gate. Without a known limit
 * the server alone decides.
 */
export function MoreThanCard({ loan }: { loan: CashQueryResultPageContent }) {
  const open = useOpenUrl()
  const text = loan.textDto?.text
  const { buttonText, linkUrl, cornerMark, cornerStatus } = loan.buttonDto ?? {}
  const available = loan.cashAvailAmountAll
  if (!text || !buttonText || !linkUrl) return null
  if (available != null && !showsMoreThanBanner(exactCents(available))) return null
  const mark = String(cornerStatus) === MARK_OFF ? '' : adMark(cornerMark)
  return (
    <div className={styles.marked}>
      <Surface pad="list">
        <ListRow
          data-event="more_loan"
          label={text}
          value={buttonText}
          tone="brand"
          onClick={() => void open(linkUrl)}
        />
      </Surface>
      {mark !== '' && <CornerMark>{mark}</CornerMark>}
    </div>
  )
}
