import { keyOf, type CascadeOption, type CascadePath } from './path.ts'

/** What is known of one level: its options, or that they did not load. Absent: they are still to be loaded. */
export type CascadeLevel = readonly CascadeOption[] | 'failed' | undefined

export interface CascadeState {
  /** Selected so far, down to a level that may lie above the last one. */
  path: CascadePath
  /** The level that is shown. */
  level: number
  /** Options below `path`, level by level. */
  levels: readonly CascadeLevel[]
}

export type CascadeAction =
  | { type: 'valueChanged'; path: CascadePath }
  | { type: 'levelOpened'; level: number }
  /** `parent` is the key of the path whose options were loaded. */
  | { type: 'loaded'; parent: string; level: number; options: CascadeLevel }
  | { type: 'retried' }
  | { type: 'selected'; option: CascadeOption }

/** The selection of a value that came from outside: its last level is shown. */
export const cascadeOf = (path: CascadePath): CascadeState => ({
  path,
  level: Math.max(0, path.length - 1),
  levels: [],
})

/** How the selection of a cascade goes on. What lies below a level goes when another entry of it is selected. */
export function reduceCascade(state: CascadeState, action: CascadeAction): CascadeState {
  const { path, level, levels } = state
  switch (action.type) {
    case 'valueChanged':
      return keyOf(action.path) === keyOf(path) ? state : cascadeOf(action.path)
    case 'levelOpened':
      return { ...state, level: action.level }
    case 'loaded':
      // The way may have changed while the reply was on its own way.
      if (keyOf(path.slice(0, action.level)) !== action.parent) return state
      return { ...state, levels: withLevel(levels, action.level, action.options) }
    case 'retried':
      return { ...state, levels: withLevel(levels, level, undefined) }
    case 'selected':
      if (path[level]?.code === action.option.code) return state
      return {
        ...state,
        path: [...path.slice(0, level), action.option],
        levels: levels.slice(0, level + 1),
      }
  }
}

function withLevel(levels: readonly CascadeLevel[], at: number, level: CascadeLevel): CascadeLevel[] {
  const next = Array.from({ length: Math.max(levels.length, at + 1) }, (_, index) => levels[index])
  next[at] = level
  return next
}
