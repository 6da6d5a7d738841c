import type { AcademicRecord } from '@koo/api-client/types'
import { shownMask } from '@koo/page'
import { dayText } from '@koo/page/time'
import { readTime } from '@koo/steps'
import type { RecordSection } from '@koo/steps/record'
import { copy } from './copy.ts'

type Field = keyof typeof copy.labels

/** The fields in the order of the contract. */
const SECTIONS: Readonly<Record<keyof typeof copy.sections, readonly Field[]>> = {
  person: ['name', 'gender', 'birthday', 'nation', 'idNumber'],
  studies: [
    'academy',
    'level',
    'faculty',
    'classes',
    'major',
    'sno',
    'eduSystem',
    'eduType',
    'studyForm',
    'admissionDate',
    'schoolRollStatus',
    'graduationDate',
  ],
  report: ['onlineVerificationCode', 'reportUpdateDate'],
}

const DATES: readonly Field[] = ['birthday', 'admissionDate', 'graduationDate', 'reportUpdateDate']

/** The record as facts, each with its label. */
export const factsOf = (record: AcademicRecord, now: number): RecordSection[] =>
  (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((name) => ({
    heading: copy.sections[name],
    facts: SECTIONS[name].map((field) => ({
      label: copy.labels[field],
      value: shown(field, record[field], now),
    })),
  }))

/** A value as it is read; one in no form that is known stays as the server has it. */
function shown(field: Field, value: string | null | undefined, now: number): string | null | undefined {
  if (!value) return value
  if (field === 'idNumber') return shownMask(value)
  if (field === 'eduSystem' && /^\d+(\.\d)?$/.test(value)) return copy.years(value)
  const at = DATES.includes(field) ? readTime(value) : null
  return at === null ? value : dayText(at, now)
}

/** Whether the customer is no student any more, as far as the record says. */
export const hasEnded = ({ schoolRollStatus }: AcademicRecord): boolean =>
  schoolRollStatus?.trim().startsWith('不在籍') ?? false
