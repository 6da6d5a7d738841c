import { defineStep } from '@koo/flow'
import { titles } from '../../definitionCopy.ts'

/** A page of a listed host in a frame, such as a lender's agreement. */
export const step = defineStep({ title: titles.frame, login: false, exits: { back: null } })

export const frame = step.page(() => import('./Frame.tsx'))
