import { Button } from '@koo/kit/Button'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** What can be done without the campaign: other ways to raise the limit, and a loan. */
export function Ways({ exit }: Pick<Props, 'exit'>) {
  return (
    <>
      <Button data-event="raise_home" block onClick={() => exit('home')}>
        {copy.home}
      </Button>
      <Button data-event="loan" block kind="text" onClick={() => exit('loan')}>
        {copy.loan}
      </Button>
    </>
  )
}
