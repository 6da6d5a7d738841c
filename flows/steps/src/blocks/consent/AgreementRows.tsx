import type { LoanAgreement } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import type { Ref } from 'react'
import { rowsCopy } from './rowsCopy.ts'

export interface AgreementRowsProps {
  ref: Ref<HTMLElement>
  agreements: readonly LoanAgreement[]
  onOpen(url: string): unknown
}

/** Every agreement as a row of the page, for a line that names the first alone. The section takes the focus of its link. */
export function AgreementRows({ ref, agreements, onOpen }: AgreementRowsProps) {
  return (
    <Surface ref={ref} tabIndex={-1} pad="list" heading={rowsCopy.list}>
      {agreements.map(({ name, url }, place) => (
        <ListRow key={place} label={name} onClick={() => void onOpen(url)} />
      ))}
    </Surface>
  )
}
