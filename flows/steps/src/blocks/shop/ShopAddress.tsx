import { merchantQueryAreaQuery } from '@koo/api-client/calls'
import { CascadeField, TextField } from '@koo/page/fields'
import type { AnyFieldName } from '@koo/page/form'
import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { regionOf, useRegions, type RegionCall } from '../regions/index.ts'
import { copy } from './copy.ts'
import { FindPlace } from './FindPlace.tsx'

const { region: regionCopy, detail: detailCopy } = copy

const areas: RegionCall = (gateway, id) =>
  merchantQueryAreaQuery(gateway, id === undefined ? {} : { parentId: id })

export interface ShopAddressProps {
  /** Names of two fields of the form: `regionSchema` and `shopDetail`. */
  region: ComponentProps<typeof CascadeField>['name']
  detail: ComponentProps<typeof TextField>['name']
}

/** Where a shop is: its region by levels, street and number, and a button that fills both in by the place of the phone. */
export function ShopAddress({ region, detail }: ShopAddressProps) {
  const { setValue, getValues } = useFormContext()
  const put = (name: AnyFieldName, value: unknown) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <>
      <CascadeField
        name={region}
        label={regionCopy.label}
        levels={regionCopy.levels}
        load={useRegions(areas)}
      />
      <TextField
        name={detail}
        label={detailCopy.label}
        placeholder={detailCopy.placeholder}
        autoComplete="street-address"
      />
      <FindPlace
        onFound={(address) => {
          put(region, regionOf(address).slice(0, regionCopy.levels.length))
          // What the customer has typed is better than no street at all.
          const found = [address.street, address.detail].filter(Boolean).join('')
          if (found !== '' || getValues(detail) === '') put(detail, found)
        }}
      />
    </>
  )
}
