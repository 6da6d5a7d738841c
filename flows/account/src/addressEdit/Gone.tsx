import { Button } from '@koo/kit/Button'
import { DrawingHouse } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'

/** The query names an address that the customer does not have. */
export function Gone({ onBack }: { onBack: () => unknown }) {
  return (
    <ResultPage
      tone="quiet"
      drawing={<DrawingHouse />}
      {...copy.gone}
      actions={
        <Button data-event="address_gone" block onClick={onBack}>
          {copy.back}
        </Button>
      }
    />
  )
}
