import { DateField } from '@koo/kit/DateField'
import { Switch } from '@koo/kit/Switch'
import type { TextField } from '@koo/page/fields'
import { beijingDay, dayIn, useClock } from '@koo/page/time'
import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { copy } from './copy.ts'

const { read } = copy
/** What a card has in place of its last day. */
const FOREVER = '长期'

/**
 * The validity of a card as its first and last day, or as one without end. The form has it as the card prints it,
 * `2015.03.01-2035.03.01` or `2015.03.01-长期`: a day that was read wrong stays there until it is chosen, and the field is empty.
 */
export function ValidityField({ name }: Pick<ComponentProps<typeof TextField>, 'name'>) {
  const { control } = useFormContext<Record<string, string>>()
  const { field, fieldState } = useController({ name, control })
  const { ref, value, onBlur, onChange } = field
  const today = beijingDay(useClock().now())
  const [from = '', until = ''] = (value ?? '').split('-')
  const isForever = until === FOREVER
  const start = dayIn(from)
  const error = fieldState.error?.message
  const isOfEnd = start !== null && start <= today && !isForever
  const change = (nextFrom: string, nextUntil: string) =>
    onChange(nextFrom || nextUntil ? `${nextFrom}-${nextUntil}` : '')
  return (
    <>
      <DateField
        ref={ref}
        label={read.validFrom}
        value={start ?? ''}
        max={today}
        error={isOfEnd ? undefined : error}
        onBlur={onBlur}
        onValueChange={(day) => change(printed(day), until)}
      />
      {!isForever && (
        <DateField
          label={read.validUntil}
          value={dayIn(until) ?? ''}
          error={isOfEnd ? error : undefined}
          onBlur={onBlur}
          onValueChange={(day) => change(from, printed(day))}
        />
      )}
      <Switch
        label={read.forever}
        value={isForever}
        onBlur={onBlur}
        onValueChange={(on) => change(from, on ? FOREVER : '')}
      />
    </>
  )
}

/** A day as a card prints it: 2015.03.01. */
const printed = (day: string) => day.replaceAll('-', '.')
