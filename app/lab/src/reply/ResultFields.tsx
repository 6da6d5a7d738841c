import type { CallEntry } from '../admin.ts'
import { copy } from '../copy.ts'
import { Input, Select } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import type { ReplyKindProps } from './kindProps.ts'
import { commonCodes, OTHER } from './draft.ts'

/**
 * The fields of a business result: one that the contract lists for the call, one that every call may return, or any
 * other.
 */
export function ResultFields({ draft, errors, set, call }: ReplyKindProps & { call: CallEntry | undefined }) {
  const known = call?.results ?? []
  const common = commonCodes.filter((code) => !known.some((each) => each.code === code))
  const chosen = known.find(({ code }) => String(code) === draft.code)
  return (
    <>
      <div className={parts.pair}>
        <Select
          label={copy.answer.code}
          value={draft.code}
          onValueChange={(code) => set({ code })}
          {...(chosen && { hint: <span lang="en">{chosen.meaning}</span> })}
        >
          {known.length > 0 && (
            <optgroup label={copy.answer.known}>
              {known.map(({ code, text }) => (
                <option key={code} value={code}>
                  {code} {text}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={copy.answer.common}>
            {common.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
            <option value={OTHER}>{copy.answer.otherCode}</option>
          </optgroup>
        </Select>
        {draft.code === OTHER && (
          <Input
            label={copy.answer.ownCode}
            inputMode="numeric"
            value={draft.ownCode}
            onValueChange={(ownCode) => set({ ownCode })}
            error={errors.ownCode}
          />
        )}
      </div>
      <Input
        label={copy.answer.message}
        hint={copy.answer.messageHint}
        value={draft.message}
        onValueChange={(message) => set({ message })}
      />
    </>
  )
}
