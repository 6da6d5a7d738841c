import { useGateway } from '@koo/page/query'
import { menuPage, type MenuRow, type MenuView } from '@koo/steps/menu'
import { copy } from './copy.ts'
import type { Customer } from './editField.tsx'
import type { EditName } from './edits.tsx'
import { identityOf, rowsOf, type ProfileRow } from './rows.ts'
import type { ProfileExit } from './step.ts'
import type { Choices } from './useProfile.ts'

export interface ProfileRowsProps {
  customer: Customer
  choices: Choices
  /** The field that was edited last: its row gets the focus back. */
  last: EditName | null
  onEdit: (name: EditName) => unknown
  exit: ProfileExit
}

const { labels, groups } = copy
const focus = (row: HTMLElement | null) => row?.focus()

function useRows({ customer, choices, last, onEdit, exit }: ProfileRowsProps): MenuView {
  const { nickname, personal, contact, work } = rowsOf({ customer, choices, now: useGateway().serverNow() })
  const { name, mobile } = identityOf(customer)
  const editable = (row: ProfileRow): MenuRow => ({
    ...row,
    onOpen: () => onEdit(row.id),
    ...(row.id === last && { ref: focus }),
  })
  // Whoever has proved who they are has these from the ID card.
  const fixed = (row: ProfileRow): MenuRow => ({ ...row, note: copy.fixed })
  return {
    groups: [
      {
        heading: groups.basic,
        rows: [
          editable(nickname),
          {
            id: 'realName',
            label: labels.realName,
            value: name ?? copy.unverified,
            ...(name && { note: copy.fixed }),
          },
          ...personal.map(name === null ? editable : fixed),
        ],
      },
      {
        heading: groups.contact,
        rows: [
          { id: 'mobile', label: labels.mobile, value: mobile, onOpen: () => exit('changeMobile') },
          ...contact.map(editable),
          { id: 'shipping', label: labels.shipping, onOpen: () => exit('address') },
        ],
      },
      { heading: groups.work, rows: work.map(editable) },
    ],
  }
}

/** What is known of the customer, row by row. */
export const ProfileRows = menuPage({ useMenu: useRows })
