import { defineStep, type StepPageProps } from '@koo/flow'
import type { examples } from './copy.ts'

/** What a flow sets for an example. */
export interface ExampleOptions {
  /** What it is an example of. Pictures and texts come with the page. */
  readonly of: keyof typeof examples
}

// Size: its pictures are drawn here, and the ways in which one is spoiled

const step = defineStep({ title: '示例', exits: { done: null } })

/**
 * What is wanted, in schematic drawings and a few words: a document as it must be and as it is refused, or a screen recording step
 * by step. A full page, or one over its parent: `example({ of: 'invoice' }).with({ title, over: true })`. `done`: seen; leads back.
 */
export const example = (options: ExampleOptions) => step.page(() => import('./Example.tsx'), options)

export type Props = StepPageProps<typeof step, undefined, ExampleOptions>
