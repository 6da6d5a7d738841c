import { minutesOf, type Stage } from '@koo/flow'
import { createContext, use, useLayoutEffect } from 'react'
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

/** Tells the line of the stages that this one cannot be done. */
export const StageRefusal = createContext<(isRefused: boolean) => void>(() => {})

/** Called by what stands in place of a page that may not be begun, or is done: the line with its minutes is not shown above it. */
export function useStageRefused(): void {
  const tell = use(StageRefusal)
  useLayoutEffect(() => {
    tell(true)
    return () => tell(false)
  }, [tell])
}
