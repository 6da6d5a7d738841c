import { businessEn } from './business/en.ts'
import type { KitLocale } from './zh-CN.ts'

/** Strings of the kit, English. */
export const en: KitLocale = {
  lang: 'en',
  close: 'Close',
  back: 'Back',
  confirm: 'OK',
  cancel: 'Cancel',
  retry: 'Try again',
  clear: 'Clear',
  seconds: (count) => `${count} s`,
  loading: 'Loading',
  notice: 'Notice',
  phone: { label: 'Mobile number', placeholder: 'Mobile number' },
  codeBox: { label: (length) => `${length}-digit code` },
  tabs: { count: (label, count) => `${label} ${count}` },
  error: {
    title: 'This page did not load',
    text: 'Check your connection and try again. What you entered is kept.',
  },
  timeline: { done: 'Done', active: 'In progress', pending: 'Not started', failed: 'Not passed' },
  ...businessEn,
}
