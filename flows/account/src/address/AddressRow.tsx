import type { OrderAddress } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Tag } from '@koo/kit/Tag'
import { maskedPhone } from '@koo/page'
import { lineOf } from '@koo/steps/delivery'
import { copy } from './copy.ts'

export interface AddressRowProps {
  address: OrderAddress
  onEdit: (id: string) => unknown
}

/** Who gets what is sent there, and where it is. An address without a number cannot be changed. */
export function AddressRow({ address, onEdit }: AddressRowProps) {
  const { addressId, contactName, contactPhone, isDefault } = address
  return (
    <ListRow
      data-event="edit_address"
      label={`${contactName} ${maskedPhone(contactPhone)}`}
      note={lineOf(address)}
      value={isDefault && <Tag tone="brand">{copy.isDefault}</Tag>}
      {...(addressId != null && { onClick: () => void onEdit(String(addressId)) })}
    />
  )
}
