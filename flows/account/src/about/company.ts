import { isText } from '@koo/api-client'
import type { Fact } from '@koo/page/layout'

/** The company that runs the product, as the configuration says it. */
export interface Company {
  readonly name: string
  readonly address: string
  /** Names of its licences with their numbers. */
  readonly licences: readonly Fact[]
}

const filled = (value: unknown): string => (isText(value) ? value.trim() : '')

/** The company of a configuration value; what is missing is empty. */
export function companyOf(value: unknown): Company {
  const { name, address, licences } = (value ?? {}) as Readonly<Record<string, unknown>>
  const listed: readonly unknown[] = Array.isArray(licences) ? licences : []
  return {
    name: filled(name),
    address: filled(address),
    licences: listed.flatMap((each) => {
      const licence = (each ?? {}) as Readonly<Record<string, unknown>>
      const [label, number] = [filled(licence['name']), filled(licence['number'])]
      return label === '' || number === '' ? [] : [{ label, value: number }]
    }),
  }
}
