import type { SafeStorage } from '@koo/flow'

/** The number typed before a reload: nobody is signed in, so no draft of a customer can hold it. Tab storage only. */
const KEY = 'koo_login_mobile'

export function readMobile(memory: SafeStorage): string {
  const stored = memory.getItem(KEY) ?? ''
  return /^\d{1,11}$/.test(stored) ? stored : ''
}

export const keepMobile = (memory: SafeStorage, digits: string): void => memory.setItem(KEY, digits)
export const forgetMobile = (memory: SafeStorage): void => memory.removeItem(KEY)
