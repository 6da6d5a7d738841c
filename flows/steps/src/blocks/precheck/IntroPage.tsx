import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { FooterActions } from '@koo/page/layout'
import type { ReactNode } from 'react'
import { Guide, type GuideStep } from './Guide.tsx'

export interface IntroPageProps {
  /** Above the points: how far the thing is. */
  head?: ReactNode
  /** What the points are about. */
  heading: string
  /** On the line of the heading: what it brings, or its state. */
  aside?: ReactNode
  /** What it takes, step by step. */
  points: readonly GuideStep[]
  /** Buttons: one primary that starts it, the others as text. */
  actions: ReactNode
  /** Below the points. */
  children?: ReactNode
}

/** The introduction of something: how far it is, what it takes, and its start. */
export function IntroPage({ head, heading, aside, points, actions, children }: IntroPageProps) {
  return (
    <Page footer={<FooterActions>{actions}</FooterActions>}>
      {head}
      <Surface heading={heading} aside={aside}>
        <Guide steps={points} />
      </Surface>
      {children}
    </Page>
  )
}
