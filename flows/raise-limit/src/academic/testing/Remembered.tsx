import type { AcademicRecord } from '@koo/api-client/types'
import { useState, type ReactNode } from 'react'
import { useTypedCode, type TypedCode } from '../code.ts'
import { useAcademicRecord } from '../record.ts'

export interface RememberedProps {
  typed?: TypedCode
  record?: AcademicRecord
  /** The page, which finds them in the memory of its tab. */
  children: ReactNode
}

/** A page after another one that has kept a code or a record in the memory of the tab: for tests and stories. */
export function Remembered({ typed, record, children }: RememberedProps) {
  const { keep: keepCode } = useTypedCode()
  const { keep: keepRecord } = useAcademicRecord()
  // Before the page is mounted: it reads the memory once.
  useState(() => {
    if (typed) keepCode(typed)
    if (record) keepRecord(record)
  })
  return children
}
