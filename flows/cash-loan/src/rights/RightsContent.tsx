import {
  cashQueryCashBackQuery,
  cashQuerySpecialAssetQuery,
  userQueryCardStatusQuery,
} from '@koo/api-client/calls'
import { useLazyModule } from '@koo/kit/lazy'
import { Surface } from '@koo/kit/Surface'
import { useCall } from '@koo/page/query'
import { type LoanView, type RightsSetting, useCardRule, useCeilingReply, useView } from '@koo/steps/loan'
import { LowFeeControl } from './LowFeeControl.tsx'
import type { LowFeeChoice } from './lowFeeChoice.ts'
import { useObserved } from './observed.ts'
import { dialogs, type Questions } from './questions.ts'
import { SevenDayRow } from './SevenDayRow.tsx'
import { useLowFee } from './useLowFee.ts'

const cardOf = ({ card }: LoanView) => card

export interface RightsContentProps {
  questions: Questions
  choice: LowFeeChoice
  addReplies: RightsSetting['addReplies']
}

/** The rights of the customer on the loan page, and the dialogs of what is asked before borrowing. */
export function RightsContent({ questions, choice, addReplies }: RightsContentProps) {
  const lowFee = useLowFee(choice, addReplies)
  useCardRule(addReplies)
  useCeilingReply(addReplies)
  const card = useView(cardOf)
  // In advance, for what is asked before borrowing, and for the plan.
  useCall(userQueryCardStatusQuery, { userCardId: card?.userCardId ?? '' }, { enabled: card !== null })
  useCall(cashQueryCashBackQuery, {})
  useCall(cashQuerySpecialAssetQuery, {})
  return (
    <>
      <SevenDayRow />
      {lowFee && (
        <Surface>
          <LowFeeControl lowFee={lowFee} />
        </Surface>
      )}
      <Asked questions={questions} />
    </>
  )
}

function Asked({ questions: { asked, answer } }: { questions: Questions }) {
  const shown = useObserved(asked)
  const Dialogs = useLazyModule(dialogs)?.default
  return Dialogs && shown && <Dialogs {...shown} onAnswer={answer} />
}
