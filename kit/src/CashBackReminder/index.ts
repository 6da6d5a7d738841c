export { CashBackReminder } from './CashBackReminder.tsx'
export type { CashBackReminderProps } from './CashBackReminder.tsx'
