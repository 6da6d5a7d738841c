import { SkuGrid } from '@koo/kit/SkuGrid'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'
import type { Plan } from './plans.ts'

interface PlanGridProps {
  label: string
  plans: readonly Plan[]
  /** Id of the chosen one. */
  value: string | null
  onValueChange: (planId: string) => void
  /** None was chosen when the button was tapped. */
  error?: string | undefined
  /** A price that is not that of the plan is known only from the order. */
  pricesLater?: boolean
}

/** The plans to choose from: how long each lasts, whether it goes on by itself, and what it costs. */
export const PlanGrid = ({ plans, pricesLater = false, ...field }: PlanGridProps) => (
  <Surface>
    <SkuGrid
      {...field}
      columns={2}
      options={plans.map(({ id, name, price, original, months, renewsItself }) => ({
        value: id,
        title: name,
        ...(!pricesLater && { price: copy.yuan(price) }),
        ...(!pricesLater && original !== null && { original: copy.yuan(original) }),
        note: renewsItself ? copy.renews : months !== null && copy.months(months),
      }))}
    />
  </Surface>
)
