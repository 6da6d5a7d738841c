import { tradePersonas } from './trade.ts'
import { orderPersonas } from './orders.ts'
import { popupPersonas } from './popups.ts'
import { reminderPersonas } from './reminders.ts'
import { windowPersonas } from './windows.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Personas of the merchant domain: merchant loans, stores, windows, pop-ups of the loan page and surveys. */
export const merchantPersonas: readonly Persona[] = [
  ...orderPersonas,
  ...tradePersonas,
  ...windowPersonas,
  ...popupPersonas,
  ...reminderPersonas,
]
