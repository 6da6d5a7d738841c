import { isText } from '@koo/api-client'
import type { LoanAgreement } from '@koo/api-client/types'
import { copy } from './copy.ts'
import type { ConsentOptions } from './options.ts'

/** How the credit authorisation is recorded: one agreement with those of the partners under it. */
export const creditConsent: ConsentOptions = {
  key: 'credit_auth_consent',
  scene: 'creditAuth',
  clientCode: 'credit-auth',
  traceId: 'credit-auth-agreement-checkbox',
  lifeMs: 30 * 60 * 1000,
  subAgreements: true,
  ...copy.credit,
}

/** Configuration keys of the agreements. */
export const AGREEMENTS = { keys: ['agreements', 'creditAuthAgreement'] }

type Config = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Config => (value ?? {}) as Config
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isFilled = (value: unknown): value is string => isText(value) && value.trim() !== ''

function agreementOf(name: unknown, url: unknown, version: unknown): LoanAgreement[] {
  if (!isFilled(name) || !isFilled(url)) return []
  return [{ name, url, isLoanProtocol: false, ...(isFilled(version) && { version }) }]
}

/**
 * The credit authorisation and those of the partners. Throws when the configuration lacks the first one: nobody can agree
 * to what cannot be read, so the page says that the agreements did not load.
 */
export function readAgreements(config: Config): LoanAgreement[] {
  const main = listOf(config['agreements'])
    .map(fieldsOf)
    .find((each) => each['key'] === 'credit')
  const authorisation = fieldsOf(config['creditAuthAgreement'])
  const [first] = agreementOf(main?.['name'], main?.['url'], authorisation['version'])
  if (!first) throw new Error('The configuration has no credit authorisation.')
  const partners = listOf(authorisation['subAgreementList']).map(fieldsOf)
  return [
    first,
    ...partners.flatMap((each) =>
      agreementOf(each['agreementName'], each['agreementUrl'], each['agreementVersion']),
    ),
  ]
}
