/** A story as the index of Storybook has it. */
export interface IndexedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'story' | 'docs'
}

/** States that a part may have, in the order of the table. */
export const states = [
  'default',
  'pressed',
  'focus',
  'disabled',
  'loading',
  'empty',
  'error',
  'longest',
  'largest',
] as const

export type State = (typeof states)[number]

/** Names by which a story says that it is about a state. */
const SAYS: Readonly<Record<Exclude<State, 'default' | 'pressed' | 'focus'>, RegExp>> = {
  disabled: /\b(disabled|read only|unavailable|locked|look only|not confirmable|exhausted)\b/i,
  loading:
    /\b(loading|busy|computing|pending|submitting|sending|saving|uploading|running|resending|calling|checking|assessing|starting|late)\b/i,
  empty: /\b(empty|none|nothing|unknown|missing|no result|no more)\b/i,
  error:
    /\b(error|errors|invalid|failed|failure|wrong|refused|rejected|broken|offline|too large|too many|too dark|no permission|asked)\b/i,
  longest: /\b(long|longest|wide|too long)\b/i,
  largest: /\b(huge|large|largest|many|maximum|most|thirty six)\b/i,
}

/** What the source of a part says that it can be. */
export interface PartFacts {
  /** Name of its folder. */
  readonly part: string
  /** Takes a press or the focus. */
  readonly isControl: boolean
  readonly hasDisabled: boolean
  readonly hasLoading: boolean
  readonly hasError: boolean
  /** Shows a list, which may be empty and long. */
  readonly hasList: boolean
  /** Shows texts of others. */
  readonly hasText: boolean
  /** Shows figures that come as texts. */
  readonly hasFigure: boolean
}

/** A story that shows a state; `globals` where the toolbar makes it. Or `gap`: it should have one. Or `none`: the part has no such state. */
export type Cell =
  | { readonly kind: 'story'; readonly ids: readonly string[]; readonly globals?: string }
  | { readonly kind: 'gap' }
  | { readonly kind: 'none' }

export interface MatrixRow {
  readonly part: string
  /** Its folder in the list of stories: Primitives, Business. */
  readonly group: string
  readonly cells: Readonly<Record<State, Cell>>
}

const NONE: Cell = { kind: 'none' }
const GAP: Cell = { kind: 'gap' }

const expected = (facts: PartFacts): Readonly<Record<State, boolean>> => ({
  default: true,
  pressed: facts.isControl,
  focus: facts.isControl,
  disabled: facts.hasDisabled,
  loading: facts.hasLoading,
  empty: facts.hasList,
  error: facts.hasError,
  longest: facts.hasText,
  largest: facts.hasList || facts.hasFigure,
})

function cellsOf(facts: PartFacts, stories: readonly IndexedStory[]): MatrixRow['cells'] {
  const [first] = stories
  const wanted = expected(facts)
  const cell = (state: State): Cell => {
    if (!first) return GAP
    if (state === 'default') return { kind: 'story', ids: [first.id] }
    // The toolbar shows every control in these two.
    if (state === 'pressed' || state === 'focus')
      return wanted[state] ? { kind: 'story', ids: [first.id], globals: `state:${state}` } : NONE
    const ids = stories.filter(({ name }) => SAYS[state].test(name)).map(({ id }) => id)
    if (ids.length > 0) return { kind: 'story', ids }
    return wanted[state] ? GAP : NONE
  }
  return Object.fromEntries(states.map((state) => [state, cell(state)])) as Record<State, Cell>
}

/** Parts by states: which story shows which, and where one is missing. Parts without a story of their own have no row. */
export function matrixOf(parts: readonly PartFacts[], index: readonly IndexedStory[]): MatrixRow[] {
  return parts.flatMap((facts) => {
    const own = index.filter(({ type, title }) => type === 'story' && title.split('/').at(-1) === facts.part)
    const [group] = own[0]?.title.split('/') ?? []
    return group ? [{ part: facts.part, group, cells: cellsOf(facts, own) }] : []
  })
}

/** How many cells of a row should have a story and have none. */
export const gapsOf = ({ cells }: MatrixRow) => states.filter((state) => cells[state].kind === 'gap').length
