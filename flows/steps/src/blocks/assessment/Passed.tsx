import { AssessStatus } from '@koo/kit/AssessStatus'
import { Button } from '@koo/kit/Button'
import { DrawingShield } from '@koo/kit/Drawing'
import { LimitRing } from '@koo/kit/LimitRing'
import { PageSkeleton, StatePage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { thousands } from '@koo/pricing'
import type { CallGroup } from '../channel/group.ts'
import { calls } from './calls.ts'
import { copy } from './copy.ts'

interface PassedProps {
  group: CallGroup
  onNext: () => unknown
}

/**
 * A passed assessment with its amount. Reading the amount tells the server that the customer has seen the outcome: without
 * it the server names this page again. So the button comes after the reading, and a failed reading is repeated by it.
 */
export function Passed({ group, onNext }: PassedProps) {
  const amount = useCall(calls[group].amount, {}, { staleTime: 0, refetchOnMount: 'always' })
  if (!amount.isFetchedAfterMount) return <PageSkeleton kind="result" />
  const granted = thousands(amount.data?.loanAmount)
  // Nobody is granted nothing: such a reply has no amount. A limit of whole yuan has no cents, like every other one.
  const known = amount.isError || !/[1-9]/.test(granted) ? '' : granted.replace(/\.00$/, '')
  const next = async () => {
    if (amount.isError) await amount.refetch()
    await onNext()
  }
  return (
    <StatePage
      tone="ok"
      head={
        <AssessStatus status="passed" drawing={<DrawingShield />} {...(known !== '' && { text: '' })}>
          {known !== '' && (
            <LimitRing
              plain
              label={copy.granted.amount}
              available={known}
              fixed={{ size: 1, value: known }}
            />
          )}
        </AssessStatus>
      }
      money={copy.granted.money}
      actions={
        <Button block onClick={next}>
          {copy.next}
        </Button>
      }
    />
  )
}
