import type { AfterProcessInfo } from '@koo/api-client/types'
import type { Carries, Exit } from '@koo/flow'
import type { OpenState } from '@koo/page/layout'
import type { Cents } from '@koo/pricing'
import type { ComponentType } from 'react'
import type { ReadingQuery } from '../queries/reading.ts'
import type { RefusedLoan } from './useOfferQuery.ts'

/** The ways out of the one-click pop-up, which the page that shows it has. */
export type OneClickExit = Exit<{
  lead: null
  supplement: null
  protocol: Carries<ReadingQuery>
  verification: Carries<ReadingQuery>
}>

/** Props of the one-click pop-up. */
export interface OneClickProps extends OpenState {
  reply: AfterProcessInfo
  refused: RefusedLoan
  /** The amount of the refused loan, cents. */
  asked: Cents
  exit: OneClickExit
}

/** Loads the one-click pop-up. */
export type LoadOneClick = () => Promise<{ default: ComponentType<OneClickProps> }>
