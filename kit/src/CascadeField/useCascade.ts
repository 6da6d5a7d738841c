import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { keyOf, type CascadeOption, type CascadePath } from './path.ts'
import { cascadeOf, reduceCascade } from './reduceCascade.ts'

/** Loads the entries below a path; the path is empty for the first level. An empty reply ends the path. */
export type LoadCascade = (
  path: CascadePath,
  options: { signal: AbortSignal },
) => Promise<readonly CascadeOption[]>

interface Options {
  load: LoadCascade
  value: CascadePath
  /** Maximum number of levels. */
  depth: number
  /** Levels are loaded only while the sheet is open. */
  open: boolean
  /** Called when the path is complete. */
  onComplete: (path: CascadePath) => void
}

/**
 * The selection of a cascade, level by level. It is kept while the sheet is closed, and reset when the value changes
 * from outside. Only the shown level is loaded; leaving it aborts its request.
 */
export function useCascade({ load, value, depth, open, onComplete }: Options) {
  const [state, dispatch] = useReducer(reduceCascade, value, cascadeOf)
  const { path, level, levels } = state
  const valueKey = keyOf(value)
  const [knownKey, setKnownKey] = useState(valueKey)
  if (knownKey !== valueKey) {
    setKnownKey(valueKey)
    dispatch({ type: 'valueChanged', path: value })
  }

  const complete = (whole: CascadePath) => {
    dispatch({ type: 'levelOpened', level: Math.max(0, whole.length - 1) })
    onComplete(whole)
  }

  const parentPath = path.slice(0, level)
  const parent = keyOf(parentPath)
  const fetchLevel = useEffectEvent(async (signal: AbortSignal) => {
    const options = await load(parentPath, { signal }).catch(() => 'failed' as const)
    if (signal.aborted) return
    dispatch({ type: 'loaded', parent, level, options })
    if (options.length === 0 && level > 0) complete(parentPath)
  })
  const isMissing = open && levels[level] === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    const controller = new AbortController()
    void fetchLevel(controller.signal)
    return () => controller.abort()
  }, [isMissing, level, parent])

  return {
    ...state,
    /** Goes to a level that is selected, or to the next one. */
    openLevel: (next: number) => dispatch({ type: 'levelOpened', level: next }),
    retry: () => dispatch({ type: 'retried' }),
    /** Selects an entry of the shown level and stays on this level. */
    select: (option: CascadeOption) => dispatch({ type: 'selected', option }),
    /** Selects an entry of the shown level and goes to the next level, or completes the path. */
    confirm: (option: CascadeOption) => {
      const isSame = path[level]?.code === option.code
      const next = isSame ? path.slice(0, level + 1) : [...parentPath, option]
      const below = isSame ? levels[level + 1] : undefined
      dispatch({ type: 'selected', option })
      if (next.length === depth || (Array.isArray(below) && below.length === 0)) complete(next)
      else dispatch({ type: 'levelOpened', level: level + 1 })
    },
  }
}
