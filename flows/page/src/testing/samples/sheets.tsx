/** A page with two sheets, one of them in a chunk whose loading the tests control. */
import { defineStep } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Page } from '@koo/kit/Page'
import { Sheet } from '@koo/kit/Sheet'
import type { ComponentType } from 'react'
import { lazySheet, useSheet, type OpenState } from '../../entries/layout.ts'

/** The page, with the code of its coupon sheet from `load`. */
export function sheetsPage(load: () => Promise<{ default: ComponentType<OpenState> }>) {
  const CouponSheet = lazySheet(load)

  function Sheets() {
    const sheet = useSheet<'coupons' | 'cards'>()
    return (
      <Page>
        <Button lock={0} onClick={() => sheet.open('coupons')}>
          选优惠券
        </Button>
        <Button lock={0} onClick={() => sheet.open('cards')}>
          选银行卡
        </Button>
        <CouponSheet {...sheet.props('coupons')} />
        <Sheet {...sheet.props('cards')} title="银行卡">
          <Button lock={0} onClick={() => sheet.open('coupons')}>
            先选优惠券
          </Button>
        </Sheet>
      </Page>
    )
  }
  return defineStep({ title: '选择' }).page(() => Promise.resolve({ default: Sheets }))
}

/** The module of the chunk. */
export const CouponSheet = (props: OpenState) => (
  <Sheet {...props} title="优惠券">
    满减券
  </Sheet>
)
