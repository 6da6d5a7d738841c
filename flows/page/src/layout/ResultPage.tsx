import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { Facts, type Fact } from './Facts.tsx'
import { FooterActions } from './FooterActions.tsx'
import { Hero } from './Hero.tsx'

export interface ResultPageProps {
  /** Success, failure, still waiting, or a step for the customer's safety. */
  tone: 'ok' | 'bad' | 'wait' | 'safe'
  /** One sentence. */
  title: string
  /** What it means and what comes next. */
  text?: ReactNode
  /** At most three. */
  facts?: readonly Fact[]
  /** Buttons: one primary, the others as text. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page that shows a result: icon, title, a few facts, one primary button. */
export function ResultPage({ tone, title, text, facts = [], actions, children }: ResultPageProps) {
  return (
    <Page {...(actions && { footer: <FooterActions>{actions}</FooterActions> })}>
      <Hero tone={tone} title={title} text={text} />
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
    </Page>
  )
}
