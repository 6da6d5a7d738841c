import { isText } from '@koo/api-client'

/** An agreement of the configuration. */
export interface Agreement {
  readonly name: string
  readonly url: string
  readonly version: string | null
}

/** Key of the credit authorisation, which has parts. */
export const CREDIT = 'credit'

type Facts = Readonly<Record<string, unknown>>
const rowsOf = (value: unknown): readonly Facts[] =>
  Array.isArray(value) ? value.filter((row): row is Facts => typeof row === 'object' && row !== null) : []

const agreement = (name: unknown, url: unknown, version: unknown): Agreement | null =>
  isText(name) && name.trim() !== '' && isText(url) && url !== ''
    ? { name, url, version: isText(version) && version !== '' ? version : null }
    : null

// agreement.10
/** Agreements of the partners that belong to the credit authorisation, in the order of the configuration; null: no agreement. */
export function partsOf(value: unknown): readonly (Agreement | null)[] {
  const { subAgreementList } = (value ?? {}) as Facts
  return rowsOf(subAgreementList).map(({ agreementName, agreementUrl, agreementVersion }) =>
    agreement(agreementName, agreementUrl, agreementVersion),
  )
}

/** The agreement of a key, or one of its parts, counted from 1. */
export function agreementAt(config: Facts, key: string, part?: number): Agreement | null {
  if (part !== undefined)
    return key === CREDIT ? (partsOf(config['creditAuthAgreement'])[part - 1] ?? null) : null
  const row = rowsOf(config['agreements']).find((each) => each['key'] === key)
  return row ? agreement(row['name'], row['url'], row['version']) : null
}
