import type { Rights, RightsSetting } from '@koo/steps/loan'
import { createBeforeBorrow } from './beforeBorrow.ts'
import { createLowFeeChoice } from './lowFeeChoice.ts'
import { createQuestions } from './questions.ts'
import { RightsContent } from './RightsContent.tsx'

/** Starts the rights of the wallet's loan page. */
export default function startRights(setting: RightsSetting): Rights {
  const questions = createQuestions()
  const choice = createLowFeeChoice(setting)
  return {
    beforeBorrow: createBeforeBorrow(setting, questions.ask),
    dropLowFee: () => choice.choose(false),
    Content: () => <RightsContent questions={questions} choice={choice} addReplies={setting.addReplies} />,
  }
}
