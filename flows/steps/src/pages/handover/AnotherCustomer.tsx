import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingPeople } from '@koo/kit/Drawing'
import { shownMask } from '@koo/page'
import { ResultPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { copy } from './copy.ts'

interface AnotherCustomerProps {
  onStay: () => unknown
  onSwitch: () => unknown
}

/** A phone number as the server hides it; any other text is not shown. */
const masked = (mobile: string | null | undefined) =>
  mobile && /^\d{3}\*{4}\d{4}$/.test(mobile) ? mobile : null

/** Asks who is to go on, when the partner brings another customer than the one who is signed in. Staying loses nothing. */
export function AnotherCustomer({ onStay, onSwitch }: AnotherCustomerProps) {
  // Without a reply the question is asked without the number.
  const mobile = masked(useCall(userSelectUserDataQuery, {}).data?.mobile)
  return (
    <ResultPage
      tone="wait"
      drawing={<DrawingPeople />}
      title={copy.another.title}
      text={copy.another.text}
      facts={mobile === null ? [] : [{ label: copy.another.current, value: shownMask(mobile) }]}
      actions={
        <>
          <Button block onClick={onStay}>
            {copy.another.stay}
          </Button>
          <Button block kind="text" onClick={onSwitch}>
            {copy.another.change}
          </Button>
        </>
      }
    />
  )
}
