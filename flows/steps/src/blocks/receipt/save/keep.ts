import { DeviceFailure, type Device } from '@koo/flow'
import { copy } from '../copy.ts'
import type { CalendarFacts } from '../types.ts'
import { calendarText } from './calendar.ts'

/** Saves a file where the environment can: resolves to whether it was. */
export async function isSaved(device: Device, file: File): Promise<boolean> {
  if (!device.saveFile) return false
  try {
    await device.saveFile(file)
    return true
  } catch (error) {
    if (error instanceof DeviceFailure) return false
    throw error
  }
}

/** The repayment days as a file of a calendar. */
export const calendarFile = (facts: CalendarFacts, now: number): File =>
  new File([calendarText(facts, now)], `${copy.event.name}.ics`, { type: 'text/calendar' })
