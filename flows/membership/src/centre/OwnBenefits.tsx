import { memberQueryBenefitsQuery } from '@koo/api-client/calls'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { SectionError } from '@koo/page/layout'
import { hasFailed, useCall } from '@koo/page/query'
import { BenefitRow } from '../benefits/BenefitRow.tsx'
import { benefitRows } from '../benefits/rows.ts'
import { copy } from './copy.ts'

/** How many benefits stand here; the page of the benefits has all of them. */
const MOST = 3

/** The first benefits of members. The rest of the page does not wait for them. */
export function OwnBenefits({ onAll }: { onAll: () => unknown }) {
  const query = useCall(memberQueryBenefitsQuery, {}, { staleTime: 0 })
  if (hasFailed(query)) return <SectionError title={copy.benefits.failed} onRetry={() => query.refetch()} />
  const rows = benefitRows(query.data ?? []).slice(0, MOST)
  if (rows.length === 0) return null
  return (
    <Surface pad="list" heading={copy.benefits.heading}>
      {rows.map((benefit, at) => (
        <BenefitRow key={`${benefit.id}:${at}`} benefit={benefit} />
      ))}
      <ListRow data-event="benefits" label={copy.benefits.all} onClick={() => void onAll()} />
    </Surface>
  )
}
