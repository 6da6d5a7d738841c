/** One entry of a level: a province, a city. */
export interface CascadeOption {
  code: string
  name: string
}

/** The selected entries, from the first level on. */
export type CascadePath = readonly CascadeOption[]

/** Key of a path; it depends only on the codes, not on the names. */
export const keyOf = (path: CascadePath) => path.map(({ code }) => code).join('/')
