import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { Facts, type FactsProps } from './Facts.tsx'

export interface DetailPageProps {
  sections: readonly FactsProps[]
  /** Above the facts: a header, a notice. */
  head?: ReactNode
  /** Below the facts: a table, a chart, a text. */
  children?: ReactNode
  /** Buttons. */
  footer?: ReactNode
}

/** A page about one thing: its facts by section, and what can be done with it. */
export function DetailPage({ sections, head, children, footer }: DetailPageProps) {
  return (
    <Page {...(footer && { footer: <FooterBar>{footer}</FooterBar> })}>
      {head}
      {sections.map((section, place) => (
        <Facts key={section.heading ?? place} {...section} />
      ))}
      {children}
    </Page>
  )
}
