import { defineStep } from '@koo/flow'

const step = defineStep({ title: '详情', login: false, exits: { back: null } })

/** A page of a listed host in a frame, such as a lender's agreement. */
export const frame = step.page(() => import('./Frame.tsx'))

export type FrameStep = typeof step
export type { FrameQuery } from './search.ts'
