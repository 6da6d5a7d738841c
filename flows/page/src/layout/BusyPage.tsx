import { StatePage, type StatePageProps } from './StatePage.tsx'

export interface BusyPageProps extends Pick<
  StatePageProps,
  'text' | 'drawing' | 'kept' | 'next' | 'actions'
> {
  /** What is running. */
  title: string
}

/** A page that works for the customer, who has nothing to do: signing in, starting, leaving for another company. */
export function BusyPage(props: BusyPageProps) {
  return <StatePage {...props} tone="busy" />
}
