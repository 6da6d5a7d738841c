import { FraudNotice } from '@koo/kit/FraudNotice'
import { useConfig } from '../useConfigured.ts'
import { copy } from './copy.ts'
import * as styles from './fraud.css.ts'

/** Places of the warnings in `securityWarnings`. */
const PLACE = { paying: 0, applying: 1 } as const

// error.9, error.10
/**
 * A warning of the configuration: undefined, for the product's own text, until it is known and where it is blank; null where the
 * configuration has none.
 */
function useWarning(place: keyof typeof PLACE): string | null | undefined {
  const warnings = useConfig('securityWarnings')
  const text = warnings ? (warnings[PLACE[place]] ?? null) : undefined
  return text?.trim() === '' ? undefined : text
}

/** The warning on pages after which money moves. */
export function FraudWarning() {
  const text = useWarning('paying')
  return text === null ? null : <FraudNotice>{text}</FraudNotice>
}

/** The warning on the pages of an application: a quiet line after the fields. */
export function ApplyingWarning() {
  const text = useWarning('applying')
  return text === null ? null : <p className={styles.line}>{text ?? copy.applying}</p>
}
