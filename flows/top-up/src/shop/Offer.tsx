import type { TopUpOffer } from '@koo/api-client/types'
import { Notice } from '@koo/kit/Notice'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { SectionError } from '@koo/page/layout'
import { hasFailed, type QueryView } from '@koo/page/query'
import { Articles } from './Articles.tsx'
import { copy } from './copy.ts'
import type { ShopFields } from './schema.ts'
import * as styles from './shop.css.ts'

/** The articles of the shop. */
export type OfferQuery = QueryView<TopUpOffer>

interface OfferProps {
  name: ShopFields['sku']
  heading: string
  columns: 2 | 3
  query: OfferQuery
  /** In place of the articles until there is something to ask for. */
  before: string | null
  onChosen: () => void
}

/** Articles of the skeleton: as many as the smallest shops have. */
const CARDS = [0, 1, 2, 3, 4, 5]

/** The articles, or what stands in their place. The rest of the form goes on working. */
export function Offer({ query, before, ...articles }: OfferProps) {
  if (before !== null) return <Notice>{before}</Notice>
  if (query.data) return <Articles {...articles} offer={query.data} />
  if (hasFailed(query)) return <SectionError title={copy.failed} onRetry={() => query.refetch()} />
  return (
    <Surface aria-busy="true">
      <Skeleton width={64} />
      <div className={styles.waiting[articles.columns]}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" height={72} />
        ))}
      </div>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
    </Surface>
  )
}
