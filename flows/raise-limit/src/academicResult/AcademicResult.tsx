import { Button } from '@koo/kit/Button'
import { recordPage } from '@koo/steps/record'
import { useAcademicRecord } from '../academic/record.ts'
import { copy } from './copy.ts'
import { factsOf } from './facts.ts'
import type { Props } from './step.ts'
import { Verdict } from './Verdict.tsx'

/** The student record that the page before has found. */
export default recordPage({
  useThing: useAcademicRecord,
  head: (record) => <Verdict record={record} />,
  sections: factsOf,
  footer: (_, page: Props) => <Home {...page} />,
  gone: (page) => ({
    ...copy.gone,
    actions: (
      <>
        <Button data-event="academic_again" block onClick={() => page.exit('again')}>
          {copy.again}
        </Button>
        <Home {...page} kind="text" />
      </>
    ),
  }),
})

const Home = ({ exit, kind }: Pick<Props, 'exit'> & { kind?: 'text' }) => (
  <Button data-event="raise_home" block {...(kind && { kind })} onClick={() => exit('home')}>
    {copy.home}
  </Button>
)
