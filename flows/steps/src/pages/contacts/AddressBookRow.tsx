import { Button } from '@koo/kit/Button'
import { copy } from './copy.ts'
import * as styles from './contacts.css.ts'
import type { AddressBook } from './useAddressBook.ts'

const { book: texts } = copy

/** Asks for contacts of the phone, or says why there are none; the fields below are there all the time. */
export function AddressBookRow({ book: { at, contacts, ask } }: { book: AddressBook }) {
  if (at === 'closed' || at === 'asking') {
    return (
      <Button kind="text" size="medium" block disabled={at === 'asking'} data-event="book" onClick={ask}>
        {at === 'asking' ? texts.asking : texts.ask}
      </Button>
    )
  }
  if (at === 'open' && contacts.length > 0) return null
  return (
    <p role="status" className={styles.text}>
      {texts[at]}
    </p>
  )
}
