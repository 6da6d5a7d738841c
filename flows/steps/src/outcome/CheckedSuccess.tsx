import { Passed } from '../assess/Passed.tsx'
import type { CheckedSuccessProps } from './step.ts'

export default function CheckedSuccess({ options, exit }: CheckedSuccessProps) {
  return <Passed group={options.group} onNext={() => exit('done')} />
}
