import type { AcademicRecord } from '@koo/api-client/types'
import { customerMemory } from '@koo/page/query'

/** The student record that was found last. It has a name, a birthday and an ID number, so it is in the memory of the tab only. */
export const useAcademicRecord = customerMemory<AcademicRecord>()
