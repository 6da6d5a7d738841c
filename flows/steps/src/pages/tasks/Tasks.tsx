import { cashQueryLoanButtonAuthQuery, creditGetPromotionProcessQuery } from '@koo/api-client/calls'
import type { LoanButtonAuth, PromotionProcess } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { TaskList } from '@koo/kit/TaskList'
import { QueryBoundary } from '@koo/page/layout'
import { joinQueries, useCall } from '@koo/page/query'
import { copy } from './copy.ts'
import { RaiseTasks } from './RaiseTasks.tsx'
import type { Props } from './step.ts'
import { missingTasks } from './taskLists.ts'

/** The customer comes back from a verification to see that it is done. */
const FRESH = { staleTime: 0 }
/** Those that bring most; what is missing for the loan comes first on the page. */
const RAISES_AT_FIRST = 5
const NO_RAISES: PromotionProcess = { steps: [] }

/** What is missing for a loan, and what raises the limit, each with its state. */
export default function Tasks({ options, exit }: Props) {
  const auth = useCall(cashQueryLoanButtonAuthQuery, {}, FRESH)
  const promotion = useCall(
    creditGetPromotionProcessQuery,
    {},
    options.raises ? FRESH : { enabled: false, initialData: NO_RAISES },
  )
  return (
    <QueryBoundary query={joinQueries({ auth, promotion })} skeleton="list" failedTitle={copy.failed}>
      {(replies) => <Lists {...replies} options={options} exit={exit} />}
    </QueryBoundary>
  )
}

interface ListsProps extends Pick<Props, 'options' | 'exit'> {
  auth: LoanButtonAuth
  promotion: PromotionProcess
}

function Lists({ auth, promotion, options, exit }: ListsProps) {
  const missing = missingTasks(auth)
  return (
    <Page
      footer={
        <FooterBar>
          <Button block kind={missing.length > 0 ? 'secondary' : 'primary'} onClick={() => exit('done')}>
            {missing.length > 0 ? copy.later : copy.done}
          </Button>
        </FooterBar>
      }
    >
      {missing.length > 0 ? (
        <TaskList
          heading={copy.missing}
          tasks={missing}
          onOpen={(id) => {
            const proof = missing.find((task) => task.id === id)
            if (proof) void exit(proof.id)
          }}
        />
      ) : (
        <Notice tone="ok">{copy.complete}</Notice>
      )}
      {options.raises && <RaiseTasks promotion={promotion} first={RAISES_AT_FIRST} />}
    </Page>
  )
}
