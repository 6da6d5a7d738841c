import { minutesOf, type Stage } from '@koo/flow'
import { createContext, use } from 'react'
import { copy } from './copy.ts'

/** The stage that follows on the way of this customer; null where that is not certain. */
export const NextStage = createContext<Stage | null>(null)

/**
 * What a page between two stages says of the next one, and the name for the button that leads there; null where the flow does not know
 * what follows.
 */
export function useNextStage(): { readonly text: string; readonly title: string } | null {
  const stage = use(NextStage)
  return stage && { text: copy.next(stage.title, minutesOf([stage])), title: stage.title }
}
