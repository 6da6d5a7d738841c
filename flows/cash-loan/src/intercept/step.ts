import { defineStep } from '@koo/flow'
import { titles } from '../definitionCopy.ts'

/** Why this customer may not borrow. `open`: borrowing is possible again. */
export const step = defineStep({ title: titles.intercept, exits: { open: null, home: null, leave: null } })

export const intercept = step.page(() => import('./Intercept.tsx'))
