import { keyOf, type CascadeOption, type CascadePath } from './path.ts'

/** The state of one level: its options, or that loading failed. Missing: not loaded yet. */
export type CascadeLevel = readonly CascadeOption[] | 'failed' | undefined

export interface CascadeState {
  /** The selected entries; may end above the last level. */
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

/** The selection for a value from outside; shows its last level. */
export const cascadeOf = (path: CascadePath): CascadeState => ({
  path,
  level: Math.max(0, path.length - 1),
  levels: [],
})

/** Reducer of a cascade's selection. Selecting another entry of a level removes the levels below. */
export function reduceCascade(state: CascadeState, action: CascadeAction): CascadeState {
  const { path, level, levels } = state
  switch (action.type) {
    case 'valueChanged':
      return keyOf(action.path) === keyOf(path) ? state : cascadeOf(action.path)
    case 'levelOpened':
      return { ...state, level: action.level }
    case 'loaded':
      // The path may have changed while the request was running.
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
