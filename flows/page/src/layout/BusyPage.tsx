import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { FooterActions } from './FooterActions.tsx'
import { Hero } from './Hero.tsx'

export interface BusyPageProps {
  /** What is running. */
  title: string
  text?: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** A page that works for the customer, who has nothing to do: signing in, starting, leaving for another company. */
export function BusyPage({ title, text, actions }: BusyPageProps) {
  return (
    <Page busy {...(actions && { footer: <FooterActions>{actions}</FooterActions> })}>
      <Hero tone="busy" title={title} text={text} />
    </Page>
  )
}
