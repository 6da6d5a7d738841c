import { StatePage, type StatePageProps } from './StatePage.tsx'

export interface ResultPageProps extends Omit<StatePageProps, 'tone' | 'title' | 'head' | 'role'> {
  /** Success, failure, an end that nobody is to blame for, still waiting, or a step for the customer's safety. */
  tone: 'ok' | 'bad' | 'quiet' | 'wait' | 'safe'
  /** One sentence. */
  title: string
}

/** A page that shows a result: drawing, title, what it means, a few facts, one primary button. */
export function ResultPage(props: ResultPageProps) {
  return <StatePage {...props} />
}
