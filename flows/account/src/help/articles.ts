import { isText } from '@koo/api-client'

/** An article of the help centre. */
export interface Article {
  readonly id: string
  readonly group: string
  readonly title: string
  /** Paragraphs: texts, never markup. */
  readonly text: readonly string[]
}

/** Configuration key of the articles, as a request. */
export const ARTICLES = { key: 'helpArticles' } as const

const filled = (value: unknown): string => (isText(value) ? value.trim() : '')

/** The articles of a configuration value, those of a group beside each other, without those that cannot be opened or read. */
export function articlesOf(value: unknown): Article[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : []
  const articles = listed.flatMap((each) => {
    const { id, group, title, text } = (each ?? {}) as Readonly<Record<string, unknown>>
    const article = { id: filled(id), group: filled(group), title: filled(title), text: paragraphsOf(text) }
    return article.id !== '' && article.title !== '' && article.text.length > 0 ? [article] : []
  })
  const groups = [...new Set(articles.map(({ group }) => group))]
  return groups.flatMap((name) => articles.filter(({ group }) => group === name))
}

const paragraphsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(filled).filter((paragraph) => paragraph !== '')
