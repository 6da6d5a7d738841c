/** One entry of a level: a province, a city. */
export interface CascadeOption {
  code: string
  name: string
}

/** What was selected, from the first level on. */
export type CascadePath = readonly CascadeOption[]

/** The same for the same way down, whatever the names are. */
export const keyOf = (path: CascadePath) => path.map(({ code }) => code).join('/')
