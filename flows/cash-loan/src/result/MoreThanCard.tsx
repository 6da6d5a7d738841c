import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useOpenUrl } from '@koo/page'

/** Offer to borrow more, with the server's text and button; its address goes through the url gate (spec 2 "Borrow once more"). */
export function MoreThanCard({ loan }: { loan: CashQueryResultPageContent }) {
  const open = useOpenUrl()
  const text = loan.textDto?.text
  const { buttonText, linkUrl } = loan.buttonDto ?? {}
  if (!text || !buttonText || !linkUrl) return null
  return (
    <Surface pad="list">
      <ListRow label={text} value={buttonText} tone="brand" onClick={() => void open(linkUrl)} />
    </Surface>
  )
}
