import { QueryBoundary } from '@koo/page/layout'
import { copy } from '../../blocks/assessment/copy.ts'
import { Passed } from '../../blocks/assessment/Passed.tsx'
import { checked } from './copy.ts'
import type { CheckedSuccessProps } from './step.ts'
import { Undecided } from './Undecided.tsx'
import { useAssessment } from './useAssessment.ts'

export default function CheckedSuccess({ options, exit }: CheckedSuccessProps) {
  const outcome = useAssessment(options)
  return (
    <QueryBoundary query={outcome} skeleton="result" failedTitle={copy.statusFailed}>
      {({ is }) =>
        is === 'passed' ? (
          <Passed group={options.group} onNext={() => exit('done')} />
        ) : (
          <Undecided {...checked.undecided} onNext={() => exit('undecided')} />
        )
      }
    </QueryBoundary>
  )
}
