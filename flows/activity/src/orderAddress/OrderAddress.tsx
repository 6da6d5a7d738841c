import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingHouse } from '@koo/kit/Drawing'
import { PageSkeleton, QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { fresh, joinFresh } from '@koo/steps/precheck'
import { AddressForm } from './AddressForm.tsx'
import { copy } from './copy.ts'
import { knownQuery, takesNone } from './known.ts'
import { ofOrder } from './search.ts'
import type { OrderAddressStep } from './step.ts'

export const search = ofOrder

type Props = StepPageProps<OrderAddressStep, typeof search>

export default function OrderAddress(page: Props) {
  const known = useCall(knownQuery, {}, fresh)
  const skeleton = <PageSkeleton kind="form" count={3} />
  return (
    <QueryBoundary query={joinFresh({ known })} skeleton={skeleton} failedTitle={copy.failed}>
      {(data) =>
        takesNone(data.known, page.search.orderNum) ? (
          <ResultPage
            tone="quiet"
            drawing={<DrawingHouse />}
            {...copy.gone}
            actions={<BackToPrizes onBack={() => page.exit('prizes')} />}
          />
        ) : (
          <AddressForm {...page} known={data.known} />
        )
      }
    </QueryBoundary>
  )
}

const BackToPrizes = ({ onBack }: { onBack: () => unknown }) => (
  <Button data-event="prizes" block onClick={onBack}>
    {copy.prizes}
  </Button>
)
