import type { primitivesZhCN } from './zh-CN.ts'

/** Strings of the primitives, English. */
export const primitivesEn: typeof primitivesZhCN = {
  close: 'Close',
  back: 'Back',
  confirm: 'OK',
  cancel: 'Cancel',
  retry: 'Try again',
  clear: 'Clear',
  seconds: (count) => `${count} s`,
  required: 'required',
  pasteRefused: 'What was pasted is not one number. Please check it and type it in.',
  phone: { label: 'Mobile number', placeholder: 'Mobile number' },
  codeBox: { label: (length) => `${length}-digit code` },
  tabs: { count: (label, count) => `${label} ${count}` },
  error: {
    title: 'This page did not load',
    text: 'Check your connection and try again. What you entered is kept.',
  },
  timeline: { done: 'Done', active: 'In progress', pending: 'Not started', failed: 'Not passed' },
}
