import { isText } from '@koo/api-client'

/** Telephone and hours of the customer service. */
export interface ServiceContact {
  /** Null unless it is a number that can be dialled. */
  readonly phone: string | null
  readonly hours: string
}

const PHONE = /^\+?[\d-]{5,20}$/

/** What a configuration value says of the customer service. */
export function contactOf(value: unknown): ServiceContact {
  const { phone, hours } = (value ?? {}) as Readonly<Record<string, unknown>>
  return {
    phone: isText(phone) && PHONE.test(phone) ? phone : null,
    hours: isText(hours) ? hours.trim() : '',
  }
}
