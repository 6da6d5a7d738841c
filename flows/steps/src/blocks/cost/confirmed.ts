import type { CostConfirmation } from '@koo/api-client/types'

/**
 * What the customer has confirmed of the costs of one application. No loan is published without it. It is made by `confirmCost` and
 * `costNotAsked` alone, lives in this document, and is for the application and the table that it names.
 */
export interface ConfirmedCost {
  /** Key of the application, as `Publisher.prepare` takes it. */
  readonly terms: string
  /** Key of the table that was confirmed. */
  readonly table: string
  /** What is sent along; null: the configuration asks for no table. */
  readonly confirmation: CostConfirmation | null
}

const made = new WeakSet<ConfirmedCost>()

function make(cost: ConfirmedCost): ConfirmedCost {
  const one = Object.freeze(cost)
  made.add(one)
  return one
}

/** The customer has confirmed this table for this application. */
export const confirmCost = (terms: string, table: string, confirmation: CostConfirmation): ConfirmedCost =>
  make({ terms, table, confirmation })

/** The configuration asks for no table. Publishing checks that again. */
export const costNotAsked = (terms: string): ConfirmedCost => make({ terms, table: '', confirmation: null })

/** Whether `cost` was made here, and not by something that only looks like it. */
export const isConfirmedCost = (cost: ConfirmedCost | null): cost is ConfirmedCost =>
  cost !== null && made.has(cost)
