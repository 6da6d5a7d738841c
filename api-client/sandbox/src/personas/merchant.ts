import { orderPersonas } from './merchant/orders.ts'
import { popupPersonas } from './merchant/popups.ts'
import { reminderPersonas } from './merchant/reminders.ts'
import { windowPersonas } from './merchant/windows.ts'
import type { Persona } from './types.ts'

/** Personas that show merchant loans, stores, windows, pop-ups of the loan page and surveys. */
export const merchantPersonas: readonly Persona[] = [
  ...orderPersonas,
  ...windowPersonas,
  ...popupPersonas,
  ...reminderPersonas,
]
