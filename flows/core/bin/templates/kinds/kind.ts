/** Names of a page: its step, its component, and its title in Chinese. */
export interface Naming {
  readonly step: string
  readonly component: string
  readonly title: string
}

/** The template of one kind of page. */
export interface Kind {
  /** Docstring of the step. */
  readonly about: string
  readonly exits: readonly string[]
  /** Packages that the page, its story and its test import, besides those of every flow. */
  readonly dependencies: readonly string[]
  /** It makes no call when it is opened. */
  readonly isSilent?: boolean
  page(naming: Naming): string
  copy(naming: Naming): string
  test(naming: Naming): string
  /** Stories, one for each state. */
  readonly stories: string
  /** Further files, by name. */
  more?(naming: Naming): Readonly<Record<string, string>>
}
